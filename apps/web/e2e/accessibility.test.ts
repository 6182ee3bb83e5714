import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserPages, desk, phone } from './support/browser';
import { playUntil, startGame } from './support/player';

const open = browserPages();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  readonly axe: { run(what: { readonly exclude: readonly string[] }): Promise<AxeResults> };
}

/** What axe finds wrong, in short. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // Old chapters of the log are made like the last, and are many.
  const results = await page.evaluate(() =>
    (globalThis as unknown as WithAxe).axe.run({ exclude: ['.chapter:not(:nth-last-child(2))'] }),
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

/** Looks at the page on a desk and on a phone. */
async function lookAt(page: Page): Promise<void> {
  for (const screen of [phone, desk]) {
    await page.setViewportSize(screen);
    await page.waitForSelector('h1, h2');
    expect(await violations(page)).toEqual([]);
    await fits(page);
  }
}

test('nothing stands in the way, on a desk or on a phone: home, lobby, table, check, end', async () => {
  const page = await open();
  await page.goto('/');
  await page.waitForSelector('.play-now');
  await lookAt(page);
  await page.goto('/new');
  await page.waitForSelector('.friends');
  await lookAt(page);
  await startGame(page);
  await playUntil(page, ({ ask }) => ask === 'movement');
  await lookAt(page);
  await playUntil(page, ({ ask }) => ask === 'add-to-check');
  await lookAt(page);
  await playUntil(page, () => false);
  await lookAt(page);
  await page.getByRole('link', { name: 'Who was what' }).click();
  await page.waitForSelector('.replay-scene');
  await lookAt(page);
});
