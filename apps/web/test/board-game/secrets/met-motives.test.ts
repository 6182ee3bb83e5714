import { expect, test } from 'vitest';
import { metIn, newlyMet } from '../../../src/board-game/secrets/met-motives';

const motive = (shown: boolean, holds: boolean | null) => ({ card: 0, shown, holds });

test('a Motive is told once: what held when it was dealt, or has been told, is not told again', () => {
  const dealt = [motive(false, true), motive(false, false), motive(false, null)];
  const told = metIn(dealt);
  expect(newlyMet(dealt, told)).toEqual([]);
  const later = [motive(false, false), motive(false, true), motive(true, false)];
  expect(newlyMet(later, told)).toEqual([1, 2]);
  expect(newlyMet(later, told | metIn(later))).toEqual([]);
});
