import { expect, test } from 'vitest';
import { zonesIn } from '../src';

test('a view without words is read out by the names in its data', () => {
  const view = {
    seat: 0,
    players: [{ name: 'Ann', hand: [3, 4] }, { name: 'Ben' }],
    questions: [],
    waitingFor: [],
    over: null,
    drawPile: 7,
    skillDecks: { politics: { cards: 3, top: null } },
    empty: [],
  };
  expect(zonesIn(view)).toEqual([
    { name: 'Players', lines: ['name: Ann; hand: 3, 4', 'name: Ben'] },
    { name: 'Draw pile', lines: ['7'] },
    { name: 'Skill decks', lines: ['Politics: cards: 3; top: none'] },
  ]);
});
