import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserPages, desk } from './support/browser';
import { ownServer } from './support/own-server';
import { settled } from './support/player';

const open = browserPages();
const server = ownServer();

/** Bytes that the server sends for pages, scripts and styles; the engine's worker and typefaces apart. */
async function weigh(page: Page): Promise<{ readonly files: Map<string, number>; total(): number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const names = new Map<string, string>();
  const files = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId) ?? '';
    if (!/worker|\.woff2$|\/api\//.test(name)) files.set(name, encodedDataLength);
  });
  return { files, total: () => [...files.values()].reduce((sum, size) => sum + size, 0) };
}

test('the server sends at most 90 kB for the first page, and 250 kB with the table', async () => {
  const page = await open(desk, { baseURL: server.url });
  const sent = await weigh(page);
  const responses: Record<string, string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/') && response.url().endsWith('.js'))
      responses.push(response.headers());
  });
  await page.goto(server.url);
  await page.waitForSelector('.play-now');
  await page.waitForLoadState('networkidle');
  const home = sent.total();
  await page.getByRole('button', { name: 'Play now' }).click();
  await settled(page);
  const table = sent.total();
  console.log(`On the wire: home ${home}, with the table ${table} bytes`);
  expect(responses.length).toBeGreaterThan(2);
  for (const headers of responses) expect(headers['cache-control']).toContain('immutable');
  expect(responses.some((headers) => headers['content-encoding'] === 'br')).toBe(true);
  expect(home).toBeLessThanOrEqual(90_000);
  expect(table).toBeLessThanOrEqual(250_000);
});
