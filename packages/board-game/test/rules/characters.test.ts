import { describe, expect, it } from 'vitest';
import { baseCharacters } from '../../src/cards/base/characters';
import { location } from '../../src/cards/tables';
import type { Ability } from '../../src/cards/types';

const isOncePerGame = ({ limit }: Ability) => limit === 'game';

describe.each(baseCharacters)('$name', ({ type, skills, setup, abilities }) => {
  it('has every part of a sheet (characters.sheet-parts)', () => {
    expect(['political-leader', 'military-leader', 'pilot', 'support']).toContain(type);
    const [standard, once, negative] = abilities;
    expect(abilities).toHaveLength(3);
    expect([standard, once, negative].map(isOncePerGame)).toEqual([false, true, false]);
    expect(abilities.map((ability) => ability.negative ?? false)).toEqual([false, false, true]);
    for (const { name } of abilities) expect(name).not.toBe('');
    expect(skills.reduce((n, line) => n + line.draw, 0)).toBeGreaterThanOrEqual(4);
    // Where there is no place to start, an ability says what happens instead.
    if (setup === null) expect(abilities.filter((ability) => ability.setup)).toHaveLength(1);
    else for (const place of [setup].flat()) expect(location(place).board).not.toBe('cylon');
  });
});
