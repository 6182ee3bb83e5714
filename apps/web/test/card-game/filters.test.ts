import { cards } from '@ragtag/card-game';
import { describe, expect, it } from 'vitest';
import { costIn, measures, noFilters, search, valuesOf } from '../../src/card-game/builder/filters';

describe('looking for cards', () => {
  it.each(measures)('finds those with one value of %s, and each card that has one once', (measure) => {
    const values = valuesOf(measure);
    const found = values.map((value) => search({ ...noFilters, [measure]: value }));
    for (const [n, kinds] of found.entries()) {
      expect(kinds.length).toBeGreaterThan(0);
      for (const kind of kinds)
        expect(measure === 'cost' ? costIn(cards[kind]) : cards[kind][measure]).toBe(values[n]);
    }
    const all = found.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.some((kind) => cards[kind].type === 'base')).toBe(measure === 'power');
    expect(all.some((kind) => cards[kind].type === 'event')).toBe(measure !== 'power');
  });

  it('narrows by several things at once', () => {
    const found = search({ ...noFilters, type: 'ship', cost: 2, costs: 'logistics' });
    expect(found.length).toBeGreaterThan(0);
    for (const kind of found) {
      expect(cards[kind]).toMatchObject({ type: 'ship' });
      expect(costIn(cards[kind])).toBe(2);
      expect(cards[kind].cost.logistics).toBeGreaterThan(0);
    }
  });
});
