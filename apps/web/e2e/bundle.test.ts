import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { settled } from './support/player';

const open = browserPages();
/** Bytes. */
const most = { home: 80_000, table: 210_000, cards: 250_000 };

/** Adds up the compressed scripts that a page loads; the engine's worker is no part of the page. */
function weigh(page: Page): { total(): Promise<number> } {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (response.status() === 200 && url.endsWith('.js') && !url.includes('worker')) {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  return { total: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
}

test('the first page loads at most 80 kB of compressed script, and the table 210 kB with it', async () => {
  const page = await open();
  const scripts = weigh(page);
  await page.goto('/');
  await page.waitForSelector('.play-now');
  await page.waitForLoadState('networkidle');
  const home = await scripts.total();
  await page.getByRole('button', { name: 'Play now' }).click();
  await settled(page);
  const table = await scripts.total();
  console.log(`Compressed script: home ${home}, with the table ${table} bytes`);
  expect(home).toBeLessThanOrEqual(most.home);
  expect(table).toBeLessThanOrEqual(most.table);
});

test('the table of the card game loads only its own code, at most 250 kB with the first page', async () => {
  const page = await open();
  const scripts = weigh(page);
  await page.goto('/');
  await page.getByRole('radio', { name: /Card game/ }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
  await settled(page);
  const table = await scripts.total();
  console.log(`Compressed script with the table of the card game: ${table} bytes`);
  expect(table).toBeLessThanOrEqual(most.cards);
});
