import {
  checkIn,
  indexOf,
  loyaltyCards,
  newGame,
  type OpenQuestion,
  resolveOptions,
  type State,
  skillKinds,
  view,
} from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { revealWorth } from '../src/asks/reveal';
import { best } from '../src/asks/rule';
import { asItDares, exposure } from '../src/hiding';
import { emptyMemory } from '../src/memory';
import { OfficerMind } from '../src/officer';
import { situation } from '../src/situation';
import { humansChance, maliceAt, moreAtFirst, oftenerBy } from '../src/standing';
import { temperaments } from '../src/temperament';
import { plainForBoth } from '../src/weigh/weights';
import { optionsFor, seated } from './table';

const human = indexOf(loyaltyCards, 'you-are-not-a-cylon');
const cylon = indexOf(loyaltyCards, 'you-are-a-cylon');
const doubts = [0.25, 1, 0.25, 0.25];

/** A game of four half-way, in which seat 1 is a hidden Cylon; with every dial at a level. */
function halfWay(level: number, distance = 4): State {
  const { state } = newGame(optionsFor(4), 'standing');
  Object.assign(state.resources, { fuel: level, food: level, morale: level, population: level });
  state.distance = distance;
  state.players.forEach((p, seat) => {
    p.loyalty = [{ card: seat === 1 ? cylon : human, faceUp: false, seenBy: [] }];
  });
  return state;
}

describe('how a Cylon reads the game', () => {
  const chance = (state: State) => humansChance(view(state, 1), 1, doubts);

  it('is by the dials and by how far there is still to go', () => {
    expect(chance(halfWay(2))).toBeLessThan(0.3);
    // With such dials all that a Cylon does is for the win.
    const oftener = oftenerBy(plainForBoth.cylons.exposure);
    expect(oftener * maliceAt(chance(halfWay(8)), 0.5)).toBeGreaterThan(1);
    expect(chance(halfWay(4, 7))).toBeGreaterThan(chance(halfWay(4, 4)));
  });

  it('does not change when a Leader goes among the humans', () => {
    const resolved = resolveOptions({ players: 4, pegasus: true, cylonleader: true });
    if (!resolved.ok) throw new Error('no such options');
    const { state } = newGame(resolved.options, 'leader');
    state.players[0].standing = 'leader';
    const before = chance(state);
    state.players[0].standing = 'infiltrating-leader';
    expect(chance(state)).toBeCloseTo(before, 10);
  });

  it('tells it how hard to play: not at all while the humans are behind, with all it has when they are well ahead', () => {
    expect(maliceAt(0.1, 0)).toBe(0);
    expect(maliceAt(0.6, 0.5)).toBeGreaterThan(maliceAt(0.5, 0.5));
    expect(maliceAt(0.9, 0.5)).toBeGreaterThan(1);
  });

  it('counts for the less the more of the way is still to come', () => {
    expect(maliceAt(0.9, 1)).toBeLessThan(1);
    expect(maliceAt(0.9, 0.1)).toBeGreaterThan(maliceAt(0.9, 0.5));
    // Who needs to do nothing does a little early on, and less later.
    expect(maliceAt(0.3, 1)).toBeGreaterThan(maliceAt(0.3, 0.5));
    expect(maliceAt(0.3, 1)).toBeLessThan(maliceAt(0.9, 1));
  });

  it('lets it dare more at first where a Leader with Motives draws the eyes of many', () => {
    const dares = (selection: Parameters<typeof resolveOptions>[0]) => {
      const resolved = resolveOptions(selection);
      if (!resolved.ok) throw new Error('no such options');
      const shown = view(newGame(resolved.options, 'eyes').state, 0);
      return (toCome: number) => maliceAt(0.4, toCome, moreAtFirst(shown));
    };
    const usual = dares({ players: 6, daybreak: true });
    const beside = dares({ players: 6, daybreak: true, cylonleader: true });
    expect(beside(1)).toBeGreaterThan(usual(1));
    expect(beside(0)).toBe(0);
    expect(dares({ players: 5, daybreak: true, cylonleader: true })(1)).toBe(usual(1));
    expect(dares({ players: 6, pegasus: true, cylonleader: true })(1)).toBe(usual(1));
  });
});

describe('an officer who is a hidden Cylon', () => {
  const question: OpenQuestion = { id: 1, at: 0, seat: 1, ask: 'choose-box', min: 1, max: 1, options: [] };
  const mind = new OfficerMind(1, temperaments.sly);
  const signIn = (state: State, seat = 1) =>
    asItDares(situation(view(state, seat), { ...question, seat }, mind, emptyMemory(), () => 999)).sign;

  it('answers as a human while the humans are losing, and as a Cylon while they are winning', () => {
    expect(signIn(halfWay(2))).toBe(1);
    expect(signIn(halfWay(8, 7))).toBe(-1);
  });

  it('acts as a Cylon oftener the more it gives to go unseen, until it is known', () => {
    const state = halfWay(5);
    const maliceFor = (exposure: number) => {
      const weights = { ...plainForBoth, cylons: { ...plainForBoth.cylons, exposure } };
      return new OfficerMind(1, temperaments.sly, 'as-needed', weights).malice(view(state, 1));
    };
    expect(maliceFor(0)).toBeGreaterThan(0);
    expect(maliceFor(10)).toBeCloseTo(1.5 * maliceFor(0));
    state.players[1].standing = 'revealed';
    expect(maliceFor(10)).toBe(maliceFor(0));
  });

  it('plays against them all the same once everybody knows it', () => {
    const state = halfWay(2);
    state.players[1].standing = 'revealed';
    expect(signIn(state)).toBe(-1);
  });

  interface Shares {
    matching: number;
    spoiling: number;
  }

  it('holds nothing back once no human is free to bring the game to an end', () => {
    const state = halfWay(2);
    state.players[1].standing = 'revealed';
    const malice = () =>
      asItDares(situation(view(state, 1), question, mind, emptyMemory(), () => 999)).malice;
    expect(malice()).toBeLessThan(1);
    for (const p of state.players) p.location = 'brig';
    expect(malice()).toBe(1);
  });

  it('cares less about being found out, and is nearer to showing itself, when they are about to get away', () => {
    const before = (malice: number) => {
      const asked = { ...situation(view(halfWay(6), 1), question, mind, emptyMemory(), () => 0), malice };
      return { exposed: exposure(asked, 1), revealing: revealWorth(asked, cylon) };
    };
    expect(before(2).exposed).toBeLessThan(before(1).exposed);
    expect(before(2).revealing).toBeGreaterThan(before(1).revealing);
  });

  it('is content with less than the most, once it is known and the humans are behind', () => {
    const chosen = (malice: number, ...picks: number[]) => {
      const options = ['most', 'much', 'little'].map((id) => ({ id }));
      const asked = { ...question, options };
      const worth = { most: 3, much: 2, little: 0.2 };
      const pick = () => picks.shift() ?? 1000;
      const s = { ...situation(view(halfWay(2), 1), asked, mind, emptyMemory(), pick), malice };
      return best(s, ({ id }) => worth[id as keyof typeof worth])[0];
    };
    expect(chosen(1, 0, 2000, 2000)).toBe('most');
    expect(chosen(0, 0, 2000, 2000)).toBe('much');
    expect(chosen(0, 2000, 0, 2000)).toBe('most');
  });

  /** What hidden Cylons add to the checks of some games: how many cards that match, and how many that do not. */
  function sharesOf(malice: number): Shares {
    const shares = { matching: 0, spoiling: 0 };
    for (const seed of ['one', 'two', 'three']) countShares(malice, seed, shares);
    return shares;
  }

  function countShares(malice: number, seed: string, shares: Shares): void {
    const table = seated(5, seed, (seat) => {
      const bot = createBot({ level: 'officer', seat, seed, malice });
      return {
        ...bot,
        level: bot.level,
        seat,
        hear: (facts, shown) => bot.hear(facts, shown),
        claims: (shown) => bot.claims(shown),
        hearClaim: (claim, shown) => bot.hearClaim(claim, shown),
        plan: (shown, asked) => bot.plan(shown, asked),
        suspicions: (shown) => bot.suspicions(shown),
        answer(shown, asked) {
          const picks = bot.answer(shown, asked);
          const cylonHere = shown.players[seat].loyalty.some(
            ({ card }) => card !== null && loyaltyCards[card].side === 'cylon',
          );
          const counting: readonly string[] = checkIn(shown)?.counting ?? [];
          if (asked.ask !== 'add-to-check' || !cylonHere || shown.players[seat].standing !== 'human')
            return picks;
          for (const { id, ...option } of asked.options) {
            if (!picks.includes(id) || !('card' in option)) continue;
            const { skill } = skillKinds[option.card as number];
            shares[counting.includes(skill) ? 'matching' : 'spoiling']++;
          }
          return picks;
        },
      };
    });
    while (table.step());
  }

  it('adds to checks what a human would where it waits, and spoils them where it dares', () => {
    const [waiting, daring] = [sharesOf(0), sharesOf(1)];
    expect(waiting.spoiling).toBe(0);
    expect(waiting.matching).toBeGreaterThan(0);
    expect(daring.spoiling).toBeGreaterThan(0);
  });
});
