import { expect, test } from 'vitest';
import { type Flight, formation } from '../../../src/board-game/board/formation';
import { drawings } from '../../../src/board-game/board/ships';

/** Everything that can be in one area at once. */
const everything: Flight[] = [
  { shape: 'basestar', n: 1, basestar: 0 },
  { shape: 'basestar', n: 1, basestar: 1 },
  { shape: 'heavy-raider', n: 4 },
  { shape: 'raider', n: 4 },
  { shape: 'viper', n: 1, pilot: 0 },
  { shape: 'viper', n: 4 },
  { shape: 'civilian', n: 4 },
];

const box = { x: 510, y: 464, w: 352, h: 108 };

test.each([1, 1.25, 1.6])('ships drawn up to %f times as large stay within their area', (largest) => {
  for (let n = 1; n <= everything.length; n++) {
    for (const { shape, y, h, scale } of formation(everything.slice(-n), box, largest)) {
      const top = y - (drawings[shape].h * scale) / 2;
      expect(top).toBeGreaterThanOrEqual(box.y - 0.01);
      expect(top + h).toBeLessThanOrEqual(box.y + box.h + 0.01);
    }
  }
});

test('ships are as large as they have room', () => {
  expect(formation([{ shape: 'viper', n: 2 }], box, 1.6).map(({ scale }) => scale)).toEqual([1.6]);
});
