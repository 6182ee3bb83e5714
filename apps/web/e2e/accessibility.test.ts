import { test } from 'vitest';
import { browserPages } from './support/browser';
import { lookAt } from './support/inspect';
import { playUntil, startGame } from './support/player';

const open = browserPages();

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
