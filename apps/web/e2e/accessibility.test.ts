import { expect, test } from 'vitest';
import { browserPages, phone } from './support/browser';
import { cutTexts, lookAt, overflow, violations } from './support/inspect';
import { comeTo } from './support/moments';

const open = browserPages();

test('nothing stands in the way, on a desk or on a phone: home, lobby, table, check, end', async () => {
  const page = await open();
  await page.goto('/');
  await page.waitForSelector('.play-now');
  await lookAt(page);
  await page.goto('/new');
  await page.waitForSelector('.friends');
  await lookAt(page);
  for (const name of ['first-turn', 'skill-check', 'end']) {
    await comeTo(page, name);
    await lookAt(page);
  }
});

test('seven seats, four boards and a Cylon Leader: nothing is cut off at 1366 by 768, and nothing in the way', async () => {
  const page = await open({ width: 1366, height: 768 });
  await page.goto('/');
  await comeTo(page, 'seven');
  expect(await page.locator('.member').count()).toBe(7);
  expect(await page.locator('.docked').count()).toBe(3);
  expect(await cutTexts(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  // On a phone, by day.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});
