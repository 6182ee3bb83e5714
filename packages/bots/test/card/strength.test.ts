import { describe, expect, it } from 'vitest';
import { playWithBots } from './table';

/** How many of so many games the one level wins, each deal played from both seats. */
function won(better: 'officer' | 'admiral', lesser: 'recruit' | 'officer', games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const own = game % 2;
    const { state } = playWithBots(2, `strength-${game >> 1}`, {
      level: (seat) => (seat === own ? better : lesser),
      first: (game >> 1) % 6,
    });
    if (state.over?.winners.includes(own)) wins++;
  }
  return wins;
}

describe('levels', () => {
  it('tell officers from recruits', () => {
    expect(won('officer', 'recruit', 60)).toBeGreaterThanOrEqual(34);
  });
});
