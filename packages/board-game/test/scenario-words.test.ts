import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scenarioWords } from './support/scenario-words';

const file = join(import.meta.dirname, '..', '..', '..', 'docs', 'scenario-words.md');

test('the page of words lists what scenarios may say', () => {
  if (process.env.UPDATE) writeFileSync(file, scenarioWords());
  expect(readFileSync(file, 'utf8'), 'UPDATE=1 before this test writes the page anew').toBe(scenarioWords());
});
