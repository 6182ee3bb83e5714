import { cards, deckOf, preconstructed } from '@ragtag/card-game';
import { expect, it } from 'vitest';
import { differences } from '../../src/card-game/builder/differences';

it('two decks differ in the cards of which they hold different numbers, and in their bases first', () => {
  const one = deckOf(preconstructed[0]);
  expect(differences(one, one)).toEqual([]);
  const [[kind, n], ...rest] = one.cards;
  expect(differences({ ...one, cards: [[kind, n + 1], ...rest] }, one)).toEqual([
    { kind, here: n + 1, there: n },
  ]);
  const apart = differences(one, deckOf(preconstructed[1]));
  expect(cards[apart[0].kind].type).toBe('base');
  const sum = (side: 'here' | 'there') => apart.reduce((all, each) => all + each[side], 0);
  expect(sum('here')).toBe(sum('there'));
});
