import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScenarios } from '../src/scenario';

const folder = join(import.meta.dirname, 'scenarios');

for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .sort()) {
  describe(`scenarios of ${file}`, () => {
    for (const { name, rules, failures } of runScenarios(readFileSync(join(folder, file), 'utf8'))) {
      it(`${name} (${rules.join(', ')})`, () => {
        expect(failures.map(({ line, message }) => `line ${line}: ${message}`)).toEqual([]);
      });
    }
  });
}
