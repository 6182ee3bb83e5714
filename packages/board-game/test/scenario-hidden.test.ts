import { expect, test } from 'vitest';
import { view } from '../src';
import { deckTables } from '../src/cards/tables';
import { tellScenarios } from '../src/scenario';
import { seesWithoutWords } from '../src/scenario/hidden';
import { describeView } from '../src/scenario/seen';

const [told] = tellScenarios(`name: a card in a hand
given: { players: [{ character: saul-tigh, hand: [repair-1] }, { character: tom-zarek }], decks: { crisis: [riots] } }
then: { asked: nobody }`);
const [{ state }] = told.moments;

test('a card that somebody sees only as a number is without words', () => {
  expect(seesWithoutWords(state, 'repair-1', view)).toBe(0);
  expect(seesWithoutWords(state, 'repair-1', describeView)).toBeUndefined();
});

test('a card that nobody sees needs none', () => {
  const riots = deckTables.crisis.findIndex(({ id }) => id === 'riots');
  expect(state.decks.crisis.draw).toContain(riots);
  expect(seesWithoutWords(state, 'riots', view)).toBeUndefined();
});
