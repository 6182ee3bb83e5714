import { expect, test } from 'vitest';
import { turned } from './support/book';
import { browserPages, desk, phone } from './support/browser';
import { overflow, tornWords, violations } from './support/inspect';

const open = browserPages();

const everything =
  '?pegasus&exodus&daybreak&allendings&cylonleader&personalgoal&finalfive&cylonfleet&highlight&help&variants';

// Contrast takes axe long, and all chapters are made of the same elements: it is measured on some of each kind.
const withoutContrast = { without: ['color-contrast'] };
const chapters = ['loyalty-deck', 'skill-checks', 'combat', 'titles', 'character-notes', 'variants'];
const parts = ['.rulebook-bar', '.rulebook-side', '.book-head', '.dock', ...chapters.map((id) => `#${id}`)];

test.each([
  ['the base game on a desk', '/rulebook?players=4', desk],
  ['every box on a phone', `/rulebook${everything}`, phone],
])('nothing stands in the way: %s', async (_, address, screen) => {
  const page = await open(screen);
  await page.goto(address);
  await turned(page);
  await page.waitForSelector('.rule-mark.tested');
  expect(await violations(page, withoutContrast)).toEqual([]);
  expect(await violations(page, { include: parts })).toEqual([]);
  expect(await overflow(page)).toBe(0);
  expect(await tornWords(page)).toEqual([]);
});

test('the page without scripts and the aids', async () => {
  const page = await open(phone);
  await page.goto('/whole-rulebook.html');
  expect(await violations(page, withoutContrast)).toEqual([]);
  expect(await violations(page, { include: ['header', 'nav', '#character-notes', '#loyalty-deck'] })).toEqual(
    [],
  );
  expect(await overflow(page)).toBe(0);
  expect(await tornWords(page)).toEqual([]);
  await page.goto(`/aids${everything}`);
  await page.waitForSelector('.aid');
  expect(await violations(page, withoutContrast)).toEqual([]);
  expect(await violations(page, { include: ['.aids-panel', '#aid-attack', '#aid-setup'] })).toEqual([]);
  expect(await overflow(page)).toBe(0);
  expect(await tornWords(page)).toEqual([]);
});
