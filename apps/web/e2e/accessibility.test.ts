import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserPages, desk, phone } from './support/browser';
import { playUntil, startGame } from './support/player';

const open = browserPages();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, in short. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

async function fits(page: Page): Promise<void> {
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: innerWidth,
  }));
  expect(wide).toBeLessThanOrEqual(screen);
}

test.each([
  ['a desk', desk],
  ['a phone', phone],
])('nothing stands in the way on %s: home, lobby, table, check, end', async (_, screen) => {
  const page = await open(screen);
  await page.goto('/');
  await page.waitForSelector('.play-now');
  expect(await violations(page)).toEqual([]);
  await fits(page);
  await page.goto('/new');
  await page.waitForSelector('.friends');
  expect(await violations(page)).toEqual([]);
  await fits(page);
  await startGame(page);
  await playUntil(page, ({ ask }) => ask === 'movement');
  expect(await violations(page)).toEqual([]);
  await fits(page);
  await playUntil(page, ({ ask }) => ask === 'add-to-check');
  expect(await violations(page)).toEqual([]);
  await fits(page);
  await playUntil(page, () => false);
  expect(await violations(page)).toEqual([]);
  await fits(page);
  await page.getByRole('link', { name: 'Who was what' }).click();
  await page.waitForSelector('.replay-scene');
  expect(await violations(page)).toEqual([]);
  await fits(page);
});
