import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boardGameRules } from '../../src/board-game/rules';
import { repositoryRoot } from '../../src/repository';
import { coverage, readCoverage } from '../../src/rules/coverage';

test('docs/coverage.md names a test for every case of the catalogue and every example', () => {
  const told = readCoverage(readFileSync(join(repositoryRoot(), 'docs', 'coverage.md'), 'utf8'));
  const { rows, missing } = coverage(boardGameRules(), told);
  // What is told is there; otherwise `npm run -s ragtag -- rules --table docs/coverage.md` tells anew.
  const tellings = told.map(({ what, n, file, test: name }) => `${what} ${n}: ${file} ${name}`);
  expect(rows.map(({ what, n, file, test: name }) => `${what} ${n}: ${file} ${name}`)).toEqual(tellings);
  expect(missing).toEqual([]);
}, 60_000);
