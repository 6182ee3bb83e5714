import { answer, character, newGame, pending, view } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { characterWorth } from '../src/weigh/characters';
import { optionsFor } from './table';

describe('the choice of a character', () => {
  it('is, for admirals, one of those who serve the fleet best', () => {
    const { state } = newGame(optionsFor(5), 'characters');
    for (let seat = 0; seat < 5; seat++) {
      const [question] = pending(state);
      expect(question.ask).toBe('pick-character');
      const bot = createBot({ level: 'admiral', seat: question.seat, seed: 'characters' });
      const [pick] = bot.answer(view(state, question.seat), question);
      const best = Math.max(...question.options.map(({ id }) => characterWorth(id)));
      expect(characterWorth(pick)).toBeGreaterThan(best - 0.2);
      expect(character(pick).id).toBe(pick);
      expect(answer(state, { seat: question.seat, question: question.id, picks: [pick] }).ok).toBe(true);
    }
  });
});
