import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import '../src';
import { effectKeys } from '../src/scenario/effect-shapes';
import { factFields } from '../src/scenario/fact-fields';

const page = readFileSync(new URL('../../../docs/scenario-words.md', import.meta.url), 'utf8');

/** The first cell of each row of the table under a heading, with the rest of the row. */
function rows(heading: string): Map<string, string> {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const lines = section.split('\n## ')[0].matchAll(/^\| (`.*?) \| (.*)$/gm);
  return new Map(
    [...lines].flatMap(([, names, rest]) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]): [string, string] => [name, rest]),
    ),
  );
}

const code = (word: string) => `\`${word}\``;

describe('docs/scenario-words.md', () => {
  test('tells of every fact, with all of its fields', () => {
    const told = rows('Facts');
    expect([...told.keys()].sort()).toEqual(Object.keys(factFields()).sort());
    for (const [fact, fields] of Object.entries(factFields()))
      expect(told.get(fact)).toMatch(new RegExp(`^${fields.map(code).join(', ')} ?\\|`));
  });

  test('tells of every effect, with all of its keys', () => {
    const told = rows('Effects');
    const { effects } = effectKeys();
    expect([...told.keys()].sort()).toEqual(effects.map(({ name }) => name).sort());
    for (const { name, keys } of effects) {
      const words = keys.map(({ key, optional }) => (optional ? `(${code(key)})` : code(key)));
      expect(told.get(name)?.split(' |')[0].trim()).toBe(words.join(', '));
    }
  });

  test('tells of every condition and filter', () => {
    const { conditions, filters } = effectKeys();
    const [, section] = page.split('\n## Effects\n');
    for (const word of [...conditions.map(({ name }) => name), ...filters])
      expect(section).toContain(code(word));
  });
});
