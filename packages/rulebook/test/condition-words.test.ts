import { ruleCatalogue } from '@ragtag/board-game';
import { expect, test } from 'vitest';
import { conditionWords } from '../src/index.ts';

test.each([
  ['pegasus and not exodus', 'with Pegasus, without Exodus'],
  ['players in [4, 6]', '4 or 6 players'],
  ['not (pegasus or daybreak)', 'without Pegasus, without Daybreak'],
  ['exodus and (cylonleader or players >= 5)', 'with Exodus, (with Cylon Leader or at least 5 players)'],
  ['exodus and not (pegasus and daybreak)', 'with Exodus, (without Pegasus or without Daybreak)'],
  ['ending != kobol', 'with other than Kobol'],
])('%s is "%s"', (when, words) => {
  expect(conditionWords(when)).toBe(words);
});

test('every condition of the catalogue has words', () => {
  for (const { when } of ruleCatalogue) expect(conditionWords(when)).toMatch(/\w/);
});
