import { newGame, pending, view } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { characterWorth } from '../src/weigh/characters';
import { optionsFor } from './table';

/** What the characters are worth that the first player of many games picks. */
function picked(level: 'officer' | 'admiral'): { mean: number; kinds: number } {
  const picks = Array.from({ length: 60 }, (_, n) => {
    const { state } = newGame(optionsFor(5), `characters-${n}`);
    const [question] = pending(state);
    expect(question.ask).toBe('pick-character');
    const { seat } = question;
    return createBot({ level, seat, seed: `characters-${n}` }).answer(view(state, seat), question)[0];
  });
  const sum = picks.reduce((worth, id) => worth + characterWorth(id), 0);
  return { mean: sum / picks.length, kinds: new Set(picks).size };
}

describe('the choice of a character', () => {
  it('is, for admirals, mostly one who serves the fleet well, and not always the same', () => {
    expect(picked('admiral').mean).toBeGreaterThan(picked('officer').mean + 2);
    expect(picked('admiral').kinds).toBeGreaterThan(3);
  });
});
