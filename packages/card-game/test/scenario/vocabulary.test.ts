import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { vocabulary } from './vocabulary';

const file = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'card-scenario-words.md');

test('the page of words lists what scenarios may say', () => {
  if (process.env.UPDATE) writeFileSync(file, vocabulary());
  expect(readFileSync(file, 'utf8')).toBe(vocabulary());
});
