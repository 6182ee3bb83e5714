import { describe, expect, it } from 'vitest';
import {
  advice,
  cards,
  type Deck,
  deckOf,
  defaults,
  kindOf,
  legality,
  module,
  noBase,
  preconstructed,
  sealedPool,
  statistics,
  teaching,
} from '../../src';

const kind = (name: string): number => kindOf(name) ?? -2;
const events = cards.flatMap(({ type }, k) => (type === 'event' ? [k] : []));

/** So many cards, none of which makes trouble. */
function filler(n: number): [number, number][] {
  const list: [number, number][] = [];
  for (let left = n, at = 0; left > 0; at++) {
    list.push([events[at], Math.min(4, left)]);
    left -= Math.min(4, left);
  }
  return list;
}

const deck = (n: number, more: readonly [string, number][] = [], base = 'galactica'): Deck => ({
  name: 'Test',
  base: base === '' ? noBase : kind(base),
  cards: [...more.map(([name, many]) => [kind(name), many] as [number, number]), ...filler(n)],
});

const problems = (d: Deck, options = defaults) =>
  legality(d, options).map(({ problem, rule, n }) => [problem, rule, n]);

describe('a deck', () => {
  it('of 60 cards with a base is legal, and so is one of 120 (ccg.deckbuilding.minimum, ccg.deckbuilding.any-card)', () => {
    expect(problems(deck(60))).toEqual([]);
    expect(problems(deck(120))).toEqual([]);
    expect(problems(deck(59))).toEqual([['too-few', 'ccg.deckbuilding.minimum', 59]]);
  });

  it('has exactly one base, which is no card of it (ccg.deckbuilding.base, ccg.deckbuilding.types-in-deck)', () => {
    expect(problems(deck(61, [], ''))).toEqual([['no-base', 'ccg.deckbuilding.base', undefined]]);
    expect(problems(deck(59, [['colonial-one', 1]]))).toEqual([
      ['base-among-cards', 'ccg.deckbuilding.types-in-deck', undefined],
    ]);
  });

  it('has four of a name at most, printings together (ccg.deckbuilding.four, ccg.deckbuilding.reprints)', () => {
    expect(problems(deck(60, [['BSG1-147', 5]]))).toEqual([['too-many-copies', 'ccg.deckbuilding.four', 5]]);
    const apollos: [string, number][] = [
      ['BSG1-100', 4],
      ['BSG1-099', 4],
    ];
    expect(problems(deck(60, apollos))).toEqual([]);
    const printings: [string, number][] = [
      ['BSG1-100', 3],
      ['BSG1LE-02', 2],
    ];
    expect(problems(deck(60, printings))).toEqual([['too-many-copies', 'ccg.deckbuilding.four', 5]]);
  });

  it('is told everything that is wrong with it at once', () => {
    const wrong: Deck = {
      name: 'Wrong',
      base: noBase,
      cards: [
        [kind('raptor-101'), 5],
        [9999, 1],
      ],
    };
    expect(problems(wrong, { ...defaults, sets: ['betrayal'] }).map(([problem]) => problem)).toEqual([
      'unknown-card',
      'no-base',
      'too-few',
      'too-many-copies',
      'set-not-allowed',
    ]);
  });

  it('may be unwise (ccg.deckbuilding.advice)', () => {
    const about = (d: Deck) => advice(d, defaults).map((each) => each.about);
    const [few] = advice(deck(60), defaults);
    expect(few).toMatchObject({ about: 'few-units', n: 0, rule: 'ccg.deckbuilding.advice' });
    expect(about(deckOf(preconstructed[0]))).toEqual([]);
    const unpaid = deck(28, [
      ['laura-roslin-madame-president', 4],
      ...['raptor-227', 'colonial-viper-113', 'colonial-viper-442', 'colonial-viper-squadron-800'].map(
        (name) => [name, 4] as [string, number],
      ),
      ['based-on-scriptures', 2],
    ]);
    expect(about(unpaid)).toEqual(
      expect.arrayContaining(['nothing-pays', 'mission-never-filled', 'few-units']),
    );
    expect(about(deckOf(preconstructed[1]))).toEqual(expect.arrayContaining(['low-mystic', 'high-threat']));
  });

  it('may be short in quick games, and one of ours where only those are played', () => {
    for (const source of teaching) {
      expect(problems(deckOf(source), { ...defaults, format: 'quick' })).toEqual([]);
      expect(advice(deckOf(source), { ...defaults, format: 'quick' })).toEqual([]);
      expect(problems(deckOf(source))).toEqual([['too-few', 'ccg.deckbuilding.minimum', 30]]);
    }
    const only = { ...defaults, format: 'preconstructed' as const };
    for (const source of preconstructed) expect(problems(deckOf(source), only)).toEqual([]);
    expect(problems(deck(60), only)).toEqual([['not-preconstructed', undefined, undefined]]);
  });

  it('can be brought by several, with the same base and cards (ccg.deckbuilding.same-base)', () => {
    const setup = deckOf(preconstructed[0]);
    const seats = ['Ada', 'Ben'].map((name) => ({ name, setup }));
    const { state } = module.start({ options: defaults, seed: 'same', seats });
    expect(state.players.map((p) => p.stacks[0].kind)).toEqual([setup.base, setup.base]);
  });
});

describe('statistics', () => {
  it('count what a deck is made of', () => {
    const found = statistics(deckOf(preconstructed[0]));
    expect(found).toMatchObject({
      size: 60,
      units: 38,
      types: { base: 0, personnel: 20, ship: 18, event: 12, mission: 10 },
      supply: { persuasion: 23, logistics: 16, security: 0 },
      demand: { security: 0 },
    });
    expect(found.mysticMean).toBeCloseTo(2.52, 2);
    expect(found.power).toBeCloseTo(1.87, 2);
    expect(found.threat).toBeCloseTo(1.29, 2);
    expect(found.curve.reduce((a, b) => a + b, 0)).toBe(50);
    expect(found.missions.every(({ fillable }) => fillable)).toBe(true);
    const [first, second, third] = found.assetChance.persuasion;
    expect(first).toBeGreaterThan(0.9);
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
    expect(found.assetChance.security).toEqual([0, 0, 0]);
  });
});

describe('sealed packs', () => {
  it('are the same for the same seed and seat, and hold what they should', () => {
    const packs = sealedPool('seed', 0, ['first-set', 'betrayal']);
    expect(packs).toEqual(sealedPool('seed', 0, ['first-set', 'betrayal']));
    expect(packs).not.toEqual(sealedPool('seed', 1, ['first-set', 'betrayal']));
    expect(packs).toHaveLength(6);
    for (const [at, pack] of packs.entries()) {
      expect(new Set(pack).size).toBe(15);
      const rarities = pack.map((k) => cards[k].rarity);
      expect(rarities.filter((r) => r === 'common')).toHaveLength(11);
      expect(rarities.filter((r) => r === 'rare')).toHaveLength(1);
      expect(new Set(pack.map((k) => cards[k].set))).toEqual(
        new Set([at % 2 === 0 ? 'first-set' : 'betrayal']),
      );
    }
    const pool = packs.flat();
    const built: Deck = {
      name: 'Sealed',
      base: kind('galactica'),
      cards: [...new Set(pool)].map((k) => [k, 1]),
    };
    const sealed = { ...defaults, format: 'sealed' as const };
    expect(legality(built, sealed, pool)).toEqual([]);
    expect(
      legality({ ...built, cards: [...built.cards, [built.cards[0][0], 4]] }, sealed, pool),
    ).toMatchObject([{ problem: 'too-many-copies' }, { problem: 'not-in-pool' }]);
  });
});
