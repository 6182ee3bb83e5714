import { chooser } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import type { CrisisCard, DeckCard } from '../../src/cards/types';
import type { BoxName, DeckName } from '../../src/terms';
import { deckNames } from '../../src/terms';

/** A deck of which the rules know nothing but its name, as if the list of decks had one more line. */

const omens = 'omen' as DeckName;
(deckNames as unknown as DeckName[]).push(omens);

const { crisisCards, deckTables, indexOf } = await import('../../src/cards/tables');
const { decksIn } = await import('../../src/cards/in-game');
const { determinize } = await import('../../src/door/determinize');
const { fork } = await import('../../src/door/fork');
const { load, save } = await import('../../src/door/saved');
const { view } = await import('../../src/door/view');
const { gain } = await import('../../src/effects/build');
const { couldReact } = await import('../../src/in-play/reactions');
const { number } = await import('../../src/in-play/rulings');
const { discardCard, drawCard, putUnder, shuffleInto, swapContents } = await import(
  '../../src/operations/decks'
);
const { startCrisis } = await import('../../src/procedures/crisis/crisis');
const { leavePlay } = await import('../../src/procedures/crisis/kept-cards');
const { unpack } = await import('../../src/setup/components');
const { box, madeUp, MadeUpTable } = await import('./table');

const crisis = (id: string, card: Partial<CrisisCard> = {}): CrisisCard => ({
  id,
  name: id,
  box,
  copies: 1,
  kind: 'choice',
  top: { do: [] },
  cylons: [],
  jump: false,
  ...card,
});

madeUp({
  [omens]: [
    {
      id: 'red-sky',
      name: 'Red Sky',
      box,
      copies: 3,
      inPlay: { modifiers: [{ on: 'hand-limit', add: -1 }] },
    },
    { id: 'white-raven', name: 'White Raven', box, copies: 1 },
  ] satisfies DeckCard[],
  crisis: [
    crisis('curfew', { contents: 'occupied' }),
    crisis('raid', { contents: 'occupied', copies: 2 }),
    crisis('exodus', { contents: 'occupied', evacuation: true, cylons: ['occupation-forces'] }),
  ],
  rule: [
    {
      id: 'newcaprica.setup.crisis-deck',
      box,
      reactions: [
        { window: 'evacuate', kind: 'forced', do: [gain('population', 1)] },
        {
          window: 'before-activation',
          kind: 'forced',
          if: { is: 'event', field: 'icon', among: ['occupation-forces'] },
          do: [gain('food', 1)],
        },
      ],
    },
  ],
});

const ids = (deck: DeckName, cards: readonly number[]) => cards.map((card) => deckTables[deck][card].id);

describe('a new deck', () => {
  it('is unpacked, copied, seen and dealt anew like any other', () => {
    const { state } = new MadeUpTable();
    expect(ids(omens, state.decks[omens].draw).sort()).toEqual([
      'red-sky',
      'red-sky',
      'red-sky',
      'white-raven',
    ]);
    const copy = fork(state);
    copy.decks[omens].draw.pop();
    expect(state.decks[omens].draw).toHaveLength(4);
    expect(view(state, 0).decks[omens]).toEqual({ cards: 4, top: null });
    expect(load(save(state))).toEqual(state);
    const older = save(state) as unknown as { decks: Record<string, unknown> };
    delete older.decks[omens];
    expect(load(older).decks[omens]).toEqual({ draw: [], discard: [] });
    const random = chooser(3);
    const tops = new Set(
      Array.from({ length: 30 }, () => {
        const dealt = determinize(state, 0, random);
        return dealt.decks[omens].draw.at(-1);
      }),
    );
    expect(tops.size).toBe(2);
  });

  it('is played where one of its cards is', () => {
    const { options } = new MadeUpTable().state;
    expect(decksIn(options)).toContain(omens);
    expect(decksIn(Object.freeze({ ...options, ['made-up' as BoxName]: false }))).not.toContain(omens);
  });

  it('has cards that stay in play and answer', () => {
    const table = new MadeUpTable();
    const card = indexOf(deckTables[omens], 'red-sky');
    expect(number(table.game, 'hand-limit', 10, { seat: 0 })).toBe(10);
    table.state.inPlay.push({ deck: omens, card, holder: 0 });
    expect(number(table.game, 'hand-limit', 10, { seat: 0 })).toBe(9);
    leavePlay(table.game, table.state.inPlay[0], 'discard');
    expect(view(table.state, 0).decks[omens].top).toBe(card);
  });
});

describe('the contents of a deck', () => {
  it('are those that the game begins with (setup.board.decks)', () => {
    const { state } = new MadeUpTable();
    unpack(state);
    expect(ids('crisis', state.decks.crisis.draw)).not.toContain('curfew');
    expect(state.decks.crisis.draw).toHaveLength(70);
  });

  it('may be swapped, and the deck stays the Crisis deck', () => {
    const table = new MadeUpTable();
    const old = drawCard(table.game, 'crisis') as number;
    const kept = drawCard(table.game, 'crisis') as number;
    table.state.inPlay.push({ deck: 'crisis', card: kept, holder: null });
    swapContents(table.game, 'crisis', 'occupied');
    expect(ids('crisis', table.state.decks.crisis.draw).sort()).toEqual(['curfew', 'exodus', 'raid', 'raid']);
    expect(table.state.decks.removed).toHaveLength(68);
    // What belongs to the old contents leaves the game when it leaves play, however it goes.
    leavePlay(table.game, table.state.inPlay[0], 'discard');
    putUnder(table.game, 'crisis', old);
    shuffleInto(table.game, 'crisis', old);
    expect(table.state.decks.crisis).toMatchObject({ draw: { length: 4 }, discard: [] });
    expect(table.state.decks.removed).toHaveLength(71);
    const raid = drawCard(table.game, 'crisis') as number;
    discardCard(table.game, 'crisis', raid);
    expect(table.state.decks.crisis.discard).toEqual([raid]);
    expect(fork(table.state)).toEqual(table.state);
  });
});

describe('icons of cards to come', () => {
  it('are moments that rules of their options answer', () => {
    const table = new MadeUpTable();
    expect(couldReact(table.game, 'evacuate')).toBe(true);
    const card = indexOf(crisisCards, 'exodus');
    table.begin((g) => startCrisis(g, { seat: 0, deck: 'crisis', way: 'turn', card }));
    expect(table.settled()).toBe(true);
    expect(table.facts).toContainEqual(
      expect.objectContaining({ fact: 'icon-activated', icon: 'occupation-forces' }),
    );
    expect(table.state.resources).toMatchObject({ food: 9, population: 13 });
  });

  it('are not resolved on a card that has none', () => {
    const table = new MadeUpTable();
    const card = indexOf(crisisCards, 'curfew');
    table.begin((g) => startCrisis(g, { seat: 0, deck: 'crisis', way: 'turn', card }));
    expect(table.state.resources).toMatchObject({ food: 8, population: 12 });
  });
});
