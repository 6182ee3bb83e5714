import { expect, it } from 'vitest';
import { SteadyClock } from '../src/store/steady-clock';

const hour = 3600 * 1000;

it('goes on at its pace where the clock that it is set by is set back an hour', () => {
  const clock = new SteadyClock();
  clock.set(5 * hour, 0);
  expect(clock.now(1000)).toBe(5 * hour + 1000);
  clock.set(4 * hour + 1000, 1000);
  const before = clock.now(1000);
  expect(before).toBeGreaterThanOrEqual(5 * hour + 900);
  clock.set(4 * hour + 11_000, 11_000);
  const passed = clock.now(11_000) - before;
  expect(passed).toBeGreaterThan(9_800);
  expect(passed).toBeLessThanOrEqual(10_000);
});

it('is where it should be at once when it was behind', () => {
  const clock = new SteadyClock();
  clock.set(1_000_000, 0);
  clock.set(1_005_000, 100);
  expect(clock.now(200)).toBe(1_005_100);
});
