import { forOptions, rulebook } from '@ragtag/rulebook';
import { expect, test } from 'vitest';
import { finderFor, wordsOf } from '../../src/rulebook/search/find';

const find = finderFor(forOptions(rulebook, { players: 4 }));
const first = (query: string) => find(query).entries[0];

test('the section of that name comes first', () => {
  expect(first('nukes')).toMatchObject({ id: 'combat/nukes', isHeading: true });
  expect(first('sleeper agent')).toMatchObject({ id: 'loyalty/the-sleeper-agent-phase' });
});

test('every word counts, also one that is only begun', () => {
  const { entries, near } = find('hand limit');
  expect(near).toBe(false);
  expect(entries.map(({ id }) => id)).toContain('turn.end.hand-limit');
  expect(find('evasive maneu').entries.map(({ id }) => id)).toContain('attack.evasive');
  expect(first('attack.evasive')).toMatchObject({ id: 'attack.evasive' });
});

test('a slip of the finger is forgiven, and said to be one', () => {
  const { entries, near, words } = find('sympatizer');
  expect(near).toBe(true);
  expect(entries[0].id).toBe('loyalty/the-sympathizer');
  expect(words).toContain('sympathizer');
});

test('a question finds what comes near it', () => {
  expect(wordsOf('Can I add cards from the Brig?')).toEqual(['add', 'cards', 'brig']);
  const { entries } = find('How many cards can I play from the Brig in a check?');
  expect(entries.slice(0, 6).map(({ id }) => id)).toContain('skill-check.step4.brig-one');
});

test('what is not there is not found', () => {
  expect(find('zzzzz')).toMatchObject({ entries: [], total: 0 });
  expect(find('the of a')).toMatchObject({ entries: [], total: 0 });
});
