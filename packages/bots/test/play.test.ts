import { levels } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { playWithBots } from './table';

describe('bots at a table', () => {
  for (const players of [3, 4, 5, 6]) {
    it(`answer every question legally with ${players} players of all levels`, () => {
      for (let game = 0; game < 12; game++) {
        const { state } = playWithBots(
          players,
          `legal-${game}`,
          (seat) => levels[(seat + game) % levels.length],
        );
        expect(state.over).not.toBeNull();
      }
    });
  }

  it('go by nothing but what they are shown', () => {
    const once = playWithBots(4, 'shown', () => 'officer');
    const throughAWire = playWithBots(4, 'shown', () => 'officer', {
      copy: (shown) => JSON.parse(JSON.stringify(shown)),
    });
    expect(throughAWire.answers).toEqual(once.answers);
  });

  it('play the same game again for the same seed', () => {
    const once = playWithBots(5, 'again', () => 'officer');
    const twice = playWithBots(5, 'again', () => 'officer');
    expect(twice.answers).toEqual(once.answers);
  });
});
