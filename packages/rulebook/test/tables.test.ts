import { describe, expect, test } from 'vitest';
import { rulebook, toHtml } from '../src/index.ts';

const html = toHtml(rulebook, { players: 4 });
const tables = html.split('<table').slice(1);
const tableWith = (text: string) => tables.find((table) => table.includes(text)) ?? '';

describe('tables', () => {
  test('tell in each cell the name of its column', () => {
    expect(tableWith('>Skill set<')).toContain('data-label="Type"');
  });

  test('stack on narrow screens only where words find no room side by side, and keep their roles', () => {
    const [crew] = tableWith('>Skill set<').split('>');
    expect(crew).toContain('class="stacks"');
    expect(crew).toContain('role="table"');
    expect(tableWith('>Skill set<')).toContain('role="columnheader"');
    expect(tables.filter((table) => !table.split('>')[0].includes('stacks')).length).toBeGreaterThan(5);
  });
});
