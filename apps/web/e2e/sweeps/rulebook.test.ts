import { expect, test } from 'vitest';
import { showsWhatTheBookSays, toggles, turned } from '../support/book';
import { everything, lookAtAids, lookAtBook, lookAtWholeBook } from '../support/book-access';
import { browserPages, desk, phone } from '../support/browser';

const open = browserPages();

// Contrast takes axe long, and all chapters are made of the same elements: it is measured on some of each kind.
const all = { without: ['color-contrast'] };

test.each([
  ['the base game', '?players=4', desk],
  ['every box', everything, phone],
])('every chapter stands in nobody’s way: %s', async (_, options, screen) => {
  expect(await lookAtBook(await open(screen), options, all)).toEqual([]);
});

test('the page without scripts and all aids stand in nobody’s way', async () => {
  const page = await open(phone);
  expect(await lookAtWholeBook(page, all)).toEqual([]);
  expect(await lookAtAids(page, all)).toEqual([]);
});

test('every value of every option shows and hides what the compiled book says', async () => {
  const page = await open();
  await page.goto('/rulebook');
  await turned(page);
  expect(toggles.length).toBeGreaterThan(25);
  for (const each of toggles) await showsWhatTheBookSays(page, each);
});
