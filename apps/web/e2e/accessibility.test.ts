import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { browserPages } from './support/browser';
import { lookAt } from './support/inspect';
import { moments, recordOf } from './support/moments';

const open = browserPages();

/** Comes to a moment of a game that bots have played up to there. */
async function comeTo(page: Page, name: string): Promise<void> {
  const moment = moments.find((each) => each.name === name);
  if (!moment) throw new Error(`There is no moment "${name}".`);
  const record = recordOf(moment);
  await page.evaluate((game) => localStorage.setItem(`ragtag/game/${game.id}`, JSON.stringify(game)), record);
  await page.goto(`/game/${record.id}`);
  await page.waitForSelector('#question-text, .ending');
}

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
