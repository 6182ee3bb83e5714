import { describe, expect, it } from 'vitest';
import { cards, type Deck, defaults, kindOf, legality, newGame, resolveOptions } from '../../src';

/** Sixty cards that hold no base: four each of fifteen. */
function deck(base: string, change: readonly (readonly [string, number])[] = []): Deck {
  const kind = (id: string): number => kindOf(id) ?? -1;
  const first = kind('raptor-101');
  const plain = Array.from({ length: 15 }, (_, i): readonly [number, number] => [first - i, 4]);
  return {
    name: base,
    base: kind(base),
    cards: change.length > 0 ? change.map(([id, n]) => [kind(id), n] as const) : plain,
  };
}

const seated = (...bases: string[]) => bases.map((base) => ({ name: base, deck: deck(base) }));
const start = (seed: string, ...bases: string[]) =>
  newGame({ ...defaults, players: bases.length }, seed, seated(...bases));
const problems = (change: readonly (readonly [string, number])[], base = 'galactica') =>
  legality(deck(base, change), defaults).map(({ problem }) => problem);
const sixty = (...ids: string[]): [string, number][] => {
  const events = cards.filter(({ type }) => type === 'event').map(({ id }) => id);
  return [...ids, ...events.filter((id) => !ids.includes(id))].slice(0, 15).map((id) => [id, 4]);
};

describe('setup', () => {
  it('shuffles by the seed (ccg.setup.shuffle)', () => {
    const order = (seed: string) => start(seed, 'galactica', 'colonial-one').state.players.map((p) => p.deck);
    expect(order('a')).toEqual(order('a'));
    expect(order('a')).not.toEqual(order('b'));
  });

  it('reads influence, hands and defense off the bases (ccg.setup.influence, ccg.setup.hands, ccg.setup.defense, ccg.cards.base-values)', () => {
    const { state, facts } = start('a', 'galactica', 'BSG2-004', 'agro-ship');
    expect(state.players.map((p) => p.influence)).toEqual([9, 12, 11]);
    expect(state.players.map((p) => p.hand.length)).toEqual([4, 4, 3]);
    expect(facts).toContainEqual(expect.objectContaining({ fact: 'game-began', defense: 6 + 4 + 4 }));
  });

  it('begins with the lowest influence, by lot among equals (ccg.setup.first-player, ccg.order.tie-at-start)', () => {
    expect(start('a', 'colonial-one', 'galactica').state.turn.first).toBe(1);
    const firsts = new Set(
      Array.from(
        { length: 20 },
        (_, i) => start(String(i), 'colonial-one', 'cylon-base-star').state.turn.first,
      ),
    );
    expect([...firsts].sort()).toEqual([0, 1]);
  });

  it('keeps the base out of the deck, face up and alone in its stack (ccg.cards.base-outside-deck, ccg.cards.base-revealed, ccg.zones.deck, ccg.zones.five, ccg.zones.removed)', () => {
    for (const p of start('a', 'galactica', 'galactica').state.players) {
      expect(p.deck.length + p.hand.length).toBe(60);
      expect(p.deck.length).toBeGreaterThanOrEqual(55);
      expect(p.stacks).toEqual([
        expect.objectContaining({ kind: kindOf('galactica'), supply: [], down: false }),
      ]);
      // Deck, discard pile, hand and the three areas of the fleet: no card is ever removed from the game.
      expect([p.discard, p.units, p.missions, p.resolved]).toEqual([[], [], [], []]);
    }
  });

  it('takes two players and more, and the same cards for each again (ccg.game.players, ccg.general.returned-after-game, ccg.deckbuilding.same-base)', () => {
    expect(resolveOptions({ players: 1 }).ok).toBe(false);
    for (const players of [2, 5]) expect(resolveOptions({ players }).ok).toBe(true);
    const again = () =>
      start('a', 'galactica', 'galactica').state.players.map((p) => [...p.deck, ...p.hand].sort());
    expect(again()).toEqual(again());
  });
});

describe('a deck', () => {
  it('has a base and at least sixty cards, none of them a base (ccg.deckbuilding.base, ccg.deckbuilding.minimum, ccg.deckbuilding.types-in-deck)', () => {
    expect(problems(sixty())).toEqual([]);
    expect(
      problems([...sixty(), ['raptor-101', 4], ['raptor-227', 4], ['cag', 4], ['raptor-342', 3]]),
    ).toEqual([]);
    expect(problems(sixty().map(([id, n], i) => [id, i === 0 ? 3 : n]))).toEqual(['too-few']);
    expect(problems(sixty('colonial-one'))).toContain('base-among-cards');
    expect(problems(sixty(), 'raptor-101')).toContain('no-base');
  });

  it('has four of a name at most, printings together: E-08 (ccg.deckbuilding.four, ccg.deckbuilding.reprints, ccg.cards.same-card, ccg.cards.name)', () => {
    expect(problems([...sixty(), ['BSG1-147', 5]])).toEqual(['too-many-copies']);
    expect(problems([...sixty(), ['BSG1-100', 4], ['BSG1-099', 4]])).toEqual([]);
    expect(problems([...sixty(), ['BSG1-130', 4], ['BSG1LE-09', 1]])).toEqual(['too-many-copies']);
    expect(problems([...sixty(), ['BSG1-100', 3], ['BSG1LE-02', 2]])).toEqual(['too-many-copies']);
  });

  it('mixes all sets, and thirty cards do in a quick game only (ccg.deckbuilding.any-card, ccg.game.quick-start-decks)', () => {
    expect(problems(sixty('boomer-saboteur', 'BSG2-087', 'BSG1LE-01', 'apollo-ace-pilot'))).toEqual([]);
    const thirty = deck(
      'galactica',
      sixty().map(([id]) => [id, 2]),
    );
    expect(legality(thirty, defaults).map(({ problem }) => problem)).toEqual(['too-few']);
    expect(legality(thirty, { ...defaults, format: 'quick' })).toEqual([]);
  });
});

describe('the cards', () => {
  it('are of five types, in these numbers (ccg.cards.types)', () => {
    const of = (type: string) => cards.filter((c) => c.type === type).length;
    expect(['base', 'event', 'mission', 'personnel', 'ship'].map(of)).toEqual([17, 85, 80, 102, 67]);
  });

  it('cost and make persuasion, logistics and security (ccg.resources.types)', () => {
    const types = new Set(
      cards.flatMap(({ cost, makes }) => [...Object.keys(cost), ...(makes ? [makes] : [])]),
    );
    expect([...types].sort()).toEqual(['logistics', 'persuasion', 'security']);
  });

  it('have titles on units only, none on both types (ccg.stack.no-cross-type, ccg.cards.title, ccg.cards.subtitle, ccg.cards.ability)', () => {
    const titles = (type: string) =>
      new Set(cards.filter((c) => c.type === type).flatMap(({ title }) => title ?? []));
    const [people, ships] = [titles('personnel'), titles('ship')];
    expect([...people].filter((title) => ships.has(title))).toEqual([]);
    expect(people.size + ships.size).toBe(35);
    for (const type of ['base', 'event', 'mission']) expect(titles(type).size).toBe(0);
    const viper = cards[kindOf('BSG1-147') ?? -1];
    expect([viper.name, viper.title, viper.abilities]).toEqual(['Colonial Viper 113', null, []]);
  });
});
