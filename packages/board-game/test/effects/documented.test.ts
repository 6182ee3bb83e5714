import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conditions } from '../../src/effects/conditions';
import { rulingNames } from '../../src/effects/rulings';
import { verbs } from '../../src/effects/verbs';
import { windowNames } from '../../src/effects/windows';

const page = readFileSync(new URL('../../../../docs/effects.md', import.meta.url), 'utf8');
const missing = (names: readonly string[]) => names.filter((name) => !page.includes(`\`${name}\``));

describe('docs/effects.md', () => {
  it('tells of every verb', () => expect(missing(Object.keys(verbs))).toEqual([]));
  it('tells of every condition', () => expect(missing(Object.keys(conditions))).toEqual([]));
  it('tells of every window', () => expect(missing(windowNames)).toEqual([]));
  it('tells of every question', () => expect(missing(rulingNames)).toEqual([]));
});
