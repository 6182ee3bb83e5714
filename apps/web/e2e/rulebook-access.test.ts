import { expect, test } from 'vitest';
import { everything, lookAtAids, lookAtBook, lookAtWholeBook } from './support/book-access';
import { browserPages, desk, phone } from './support/browser';

const open = browserPages();

/** One chapter of each kind: running text, tables, lists of cards, examples. `npm run soak` looks at all. */
const chapters = ['loyalty-deck', 'skill-checks', 'character-notes', 'variants'];
const around = ['.rulebook-bar', '.rulebook-side', '.book-head', '.dock'];
const include = [...around, ...chapters.map((id) => `#${id}`)];

test.each([
  ['the base game on a desk', '?players=4', desk],
  ['every box on a phone', everything, phone],
])('nothing stands in the way: %s', async (_, options, screen) => {
  expect(await lookAtBook(await open(screen), options, { include })).toEqual([]);
});

test('the page without scripts and the aids', async () => {
  const page = await open(phone);
  const whole = { include: ['header', 'nav', '#character-notes', '#loyalty-deck'] };
  expect(await lookAtWholeBook(page, whole)).toEqual([]);
  expect(await lookAtAids(page, { include: ['.aids-panel', '#aid-attack', '#aid-setup'] })).toEqual([]);
});
