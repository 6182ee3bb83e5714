import { expect, it } from 'vitest';
import { newGame, resolveOptions, view } from '../../src';
import { readerOf, sayFact } from '../../src/say';

const resolved = resolveOptions({ players: 3 });
if (!resolved.ok) throw new Error('no options');
const { state } = newGame(resolved.options, 'new character', ['Ada', 'Ben', 'Cyd']);

it('says who plays which character by the name of the player', () => {
  const reader = readerOf(view(state, 1));
  const picked = (seat: number, rule?: string) =>
    sayFact({ fact: 'character-picked', seat, character: 'saul-tigh', ...(rule && { rule }) }, reader);
  expect(picked(0)).toBe('Ada plays Saul Tigh.');
  expect(picked(1)).toBe('You play Saul Tigh.');
  expect(picked(2, 'execution.new-character')).toBe('Cyd goes on as Saul Tigh.');
  expect(picked(1, 'execution.new-character')).toBe('You go on as Saul Tigh.');
});
