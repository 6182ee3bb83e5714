import { describe, expect, it } from 'vitest';
import { distance, towardsNearest } from '../../src/table/ring';
import { type Area, areas, launchAreas } from '../../src/terms';

const to =
  (...targets: Area[]) =>
  (area: Area) =>
    targets.includes(area);

describe('the ring of space areas', () => {
  it('counts moves the shorter way round (space.adjacent-only)', () => {
    expect(distance('fore', 'port-bow')).toBe(1);
    expect(distance('starboard-bow', 'port-bow')).toBe(2);
    for (const from of areas) {
      for (const other of areas) expect(distance(from, other)).toBe(distance(other, from));
    }
  });

  it('leads a raider towards the nearest civilian ship (activation.raiders.move)', () => {
    expect(towardsNearest('starboard-bow', to('aft'))).toBe('starboard-quarter');
    expect(towardsNearest('fore', to('starboard-quarter', 'port-bow'))).toBe('port-bow');
    expect(towardsNearest('fore', to())).toBeUndefined();
  });

  it('goes clockwise where both ways are equally long (activation.raiders.move-tie)', () => {
    expect(towardsNearest('fore', to('aft'))).toBe('starboard-bow');
    expect(towardsNearest('fore', to('starboard-quarter', 'port-quarter'))).toBe('starboard-bow');
  });

  it('always comes nearer by one move', () => {
    for (const from of areas) {
      for (const target of areas) {
        if (target === from) continue;
        const next = towardsNearest(from, to(target)) as Area;
        expect(distance(next, target)).toBe(distance(from, target) - 1);
        expect(distance(from, next)).toBe(1);
      }
    }
  });

  it('has a single closest launch area for every heavy raider (activation.heavy.no-tie)', () => {
    const next = Object.fromEntries(
      areas
        .filter((area) => !launchAreas.includes(area))
        .map((area) => [area, towardsNearest(area, to(...launchAreas))]),
    );
    expect(next).toEqual({
      fore: 'port-bow',
      'starboard-bow': 'fore',
      'starboard-quarter': 'aft',
      aft: 'port-quarter',
    });
    for (const area of areas) {
      const [a, b] = launchAreas.map((launch) => distance(area, launch));
      expect(a).not.toBe(b);
    }
  });
});
