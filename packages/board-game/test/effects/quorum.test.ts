import { describe, expect, it } from 'vitest';
import { indexOf, quorumCards } from '../../src/cards/tables';
import { drawCards, putCard } from '../../src/effects/build';
import { playedFromHand } from '../../src/procedures/actions/action';
import { rules } from '../../src/rules';
import { box, MadeUpTable, madeUp } from './table';

madeUp({
  quorum: [
    {
      id: 'more-of-them',
      name: 'More of Them',
      box,
      copies: 1,
      action: { do: [drawCards('quorum', 'you', 2)] },
    },
    {
      id: 'more-and-stay',
      name: 'More and Stay',
      box,
      copies: 1,
      action: { do: [drawCards('quorum', 'you', 1), putCard('keep')] },
    },
  ],
});

/** The President plays a card while the Quorum deck and its discards hold these. */
function play(id: string, draw: string[], discard: string[]): MadeUpTable {
  const cards = (ids: string[]) => ids.map((each) => indexOf(quorumCards, each));
  const table = new MadeUpTable();
  table.state.decks.quorum = { draw: cards(draw), discard: cards(discard) };
  table.state.quorumHand = cards([id]);
  return table.begin((g) => rules.call(g, 'play-quorum', playedFromHand(1, indexOf(quorumCards, id))));
}

const named = (cards: readonly number[]) => cards.map((card) => quorumCards[card].id).sort();

describe('a Quorum card that draws Quorum cards', () => {
  it('is in the reshuffle that it causes (timing.reshuffle-includes-played)', () => {
    const { state, facts } = play('more-of-them', [], ['food-rationing']);
    expect(facts).toContainEqual(expect.objectContaining({ fact: 'deck-reshuffled', deck: 'quorum' }));
    expect(named(state.quorumHand)).toEqual(['food-rationing', 'more-of-them']);
    expect(state.decks.quorum).toEqual({ draw: [], discard: [] });
    expect(facts.some((f) => f.fact === 'quorum-discarded')).toBe(false);
  });

  it('lies on the discards while its text is carried out (timing.played-card-leaves-hand)', () => {
    const { state, facts } = play('more-of-them', ['arrest-order', 'food-rationing'], []);
    expect(named(state.quorumHand)).toEqual(['arrest-order', 'food-rationing']);
    expect(named(state.decks.quorum.discard)).toEqual(['more-of-them']);
    expect(facts.filter((f) => f.fact === 'quorum-discarded')).toHaveLength(1);
  });

  it('stays in play where it says so, wherever the reshuffle has put it', () => {
    for (const discard of [[], ['food-rationing'], ['food-rationing', 'arrest-order']]) {
      const { state } = play('more-and-stay', [], discard);
      expect(state.inPlay.map(({ card }) => quorumCards[card].id)).toEqual(['more-and-stay']);
      const elsewhere = [...state.quorumHand, ...state.decks.quorum.draw, ...state.decks.quorum.discard];
      expect(named(elsewhere)).toEqual([...discard].sort());
    }
  });
});
