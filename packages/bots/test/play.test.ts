import { describe, expect, it } from 'vitest';
import { playWithBots } from './table';

describe('bots at a table', () => {
  for (const players of [3, 4, 5, 6]) {
    it(`answer every question legally with ${players} players`, () => {
      for (let game = 0; game < 25; game++) {
        const { state } = playWithBots(players, `legal-${game}`, () => 'recruit');
        expect(state.over).not.toBeNull();
      }
    });
  }

  it('play the same game again for the same seed', () => {
    const once = playWithBots(5, 'again', () => 'recruit');
    const twice = playWithBots(5, 'again', () => 'recruit');
    expect(twice.answers).toEqual(once.answers);
  });
});
