import { expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { cutTexts, overflow, violations } from './support/inspect';
import { comeTo } from './support/moments';
import { playUntil, putAway } from './support/player';

const open = browserPages();

test('New Caprica has the stage for its phase, and a game is played there to its end', async () => {
  const page = await open({ width: 1366, height: 768 });
  await page.goto('/');
  await comeTo(page, 'new-caprica');
  await putAway(page);
  expect(await page.locator('.staged .map.new-caprica .room').count()).toBe(6);
  expect(await page.locator('.docked.away.galactica').innerText()).toContain('until Galactica returns');
  expect(await page.locator('.ship-stack').count()).toBe(2);
  expect(await cutTexts(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  const { over } = await playUntil(page, () => false);
  expect(over).toBe(true);
  expect(await page.locator('.ending-people li').count()).toBe(4);
});
