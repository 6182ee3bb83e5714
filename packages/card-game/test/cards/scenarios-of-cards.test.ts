import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cards, kindOf } from '../../src';

const folder = join(import.meta.dirname, '..', 'scenarios');

it('every card is named by a scenario, by its id or a printed code', () => {
  const text = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const named = new Set((text.match(/[\w-]+/g) ?? []).map(kindOf));
  expect(cards.filter((_card, kind) => !named.has(kind)).map(({ id }) => id)).toEqual([]);
  expect(cards).toHaveLength(351);
});
