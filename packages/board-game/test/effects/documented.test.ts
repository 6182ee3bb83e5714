import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '../../src';
import { base } from '../../src/cards/base';
import { playerFilters } from '../../src/effects/people/filters';
import { rulingNames } from '../../src/effects/rulings';
import { windowNames } from '../../src/effects/windows';
import { rules } from '../../src/rules';
import { effectKeys } from '../../src/scenario/effect-shapes';
import { factFields } from '../../src/scenario/fact-fields';

const docs = new URL('../../../../docs/', import.meta.url);
const overview = readFileSync(new URL('effects.md', docs), 'utf8');
const families = readdirSync(new URL('effects/', docs)).sort();

/** The rows under a heading of all families' pages, by name: what stands in their second cell. */
function rows(heading: string): [name: string, cell: string][] {
  return families.flatMap((family) => {
    const page = readFileSync(new URL(`effects/${family}`, docs), 'utf8');
    const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
    return [...section.matchAll(/^\| `([^`]+)` \|(.*?)\|/gm)].map(([, name, cell]): [string, string] => [
      name,
      cell.trim(),
    ]);
  });
}

const names = (heading: string) =>
  rows(heading)
    .map(([name]) => name)
    .sort();
const sorted = (list: readonly string[]) => [...list].sort();

/** The ids of all branches of `oneOf` in a piece of data. */
function branchesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'do' in data && data.do === 'oneOf' && 'of' in data && Array.isArray(data.of) ? data.of : [];
  return [...own.map(({ id }) => String(id)), ...Object.values(data).flatMap(branchesIn)];
}

interface Keyed {
  readonly name: string;
  readonly keys: readonly { readonly key: string; readonly optional: boolean }[];
}

/** Keys as the pages write them; those that may be left out in brackets. */
const written = (words: readonly Keyed[]) =>
  words
    .map(({ name, keys }): [string, string] => [
      name,
      keys.map(({ key, optional }) => (optional ? `(\`${key}\`)` : `\`${key}\``)).join(', '),
    ])
    .sort();

describe('docs/effects', () => {
  it('tells of every verb once, with its keys', () =>
    expect(rows('Verbs').sort()).toEqual(written(effectKeys().effects)));

  it('tells of every condition once, with its keys', () =>
    expect(rows('Conditions').sort()).toEqual(written(effectKeys().conditions)));

  it('tells of every window once', () => expect(names('Windows')).toEqual(sorted(windowNames)));

  it('tells of every ruling once', () => expect(names('Rulings')).toEqual(sorted(rulingNames)));

  it('tells of every fact once, with its fields', () => {
    const told = Object.entries(factFields()).map(([name, fields]): [string, string] => [
      name,
      fields.map((field) => `\`${field}\``).join(', '),
    ]);
    expect(rows('Facts').sort()).toEqual(told.sort());
  });

  it('tells of every question once, and of every branch that a card of the base box offers', () => {
    expect(names('Questions')).toEqual(rules.asks().sort());
    const branches = new Map(rows('Questions')).get('one-of');
    expect(branchesIn(base).filter((id) => !branches?.includes(`\`${id}\``))).toEqual([]);
  });

  it('tells of every filter, and leads to every family', () => {
    expect(playerFilters.filter((filter) => !overview.includes(`\`${filter}\``))).toEqual([]);
    expect(families.filter((family) => !overview.includes(`(effects/${family})`))).toEqual([]);
  });
});
