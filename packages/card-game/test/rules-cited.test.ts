import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ruleCatalogue } from '../src';

/** Everything that tests are called, and the rules that scenarios say they prove. */
function cited(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return cited(path);
      const text = readFileSync(path, 'utf8');
      if (entry.name.endsWith('.yaml')) return (text.match(/^\s*rules: .*$/gm) ?? []).join('\n');
      return entry.name.endsWith('.test.ts') ? text : '';
    })
    .join('\n');
}

it('proves every rule of the catalogue by a test that cites it', () => {
  const ids = new Set(cited(import.meta.dirname).match(/ccg\.[a-z]+\.[a-z0-9-]+/g));
  expect(ruleCatalogue.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([]);
  const known = new Set(ruleCatalogue.map(({ id }) => id));
  expect([...ids].filter((id) => !known.has(id))).toEqual([]);
});
