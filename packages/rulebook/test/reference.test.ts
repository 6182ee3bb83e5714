import { expect, test } from 'vitest';
import { type Component, referencePages, rulebook } from '../src/index.ts';
import { askedAbout } from '../src/reference/asked.ts';

const brig: Component = {
  id: 'brig',
  box: 'base',
  deck: 'location',
  name: 'Brig',
  copies: 1,
  text: 'You may not move.',
  rulings: ['out of it, to Galactica alone'],
};
const helo: Component = {
  id: 'karl-helo-agathon',
  box: 'base',
  deck: 'character',
  name: 'Karl "Helo" Agathon',
  copies: 1,
  text: 'Military leader. Skills: 2 leadership, 2 tactics, 1 piloting. Starts: off the board.',
  abilities: [{ name: 'ECO Officer', effects: ['Once per turn, roll again.'] }],
  negative: { name: 'Stranded', effects: ['He begins off the board.'], rulings: ['he draws cards'] },
};

const { pages, concerns } = referencePages([brig, helo], rulebook);

test('a page has the text, the rulings, and what the book says about it', () => {
  const page = pages['reference/location/brig.html'];
  expect(page).toContain('You may not move.');
  expect(page).toContain('Out of it, to Galactica alone.');
  expect(page).toContain('href="/rulebook#locations.brig.exit"');
});

test('a character has abilities, a weakness, and what people ask', () => {
  const page = pages['reference/character/karl-helo-agathon.html'];
  expect(page).toContain('<b>ECO Officer.</b> Once per turn, roll again.');
  expect(page).toContain('Stranded: he draws cards.');
  expect(page).toContain('When does he come into play?');
  expect(page).toContain('href="/rulebook#characters.helo.stranded"');
});

test('rules lead back to the pages, and one page lists all', () => {
  expect(concerns['locations.brig.exit']).toContainEqual(['Brig', '/reference/location/brig.html']);
  expect(pages['reference/index.html']).toContain('href="/reference/character/karl-helo-agathon.html"');
});

test('what people ask is answered by rules that there are', () => {
  const rules = Object.values(askedAbout).flatMap((asked) => asked.map(([, rule]) => rule));
  expect(rules.filter((rule) => !rulebook.passages[rule])).toEqual([]);
});
