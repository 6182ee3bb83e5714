import { hasScript, script } from '@ragtag/kernel';
import { expect, it } from 'vitest';
import { resolutionOf } from '../../src/cards/resolutions';
import { crisisCards, superCrisisCards } from '../../src/cards/tables';
import type { Effect } from '../../src/effects/types';

it('a saved game finds what its Crisis does by path alone, in a process that never drew the card', () => {
  for (const card of [...crisisCards, ...superCrisisCards]) {
    for (const of of card.top && card.bottom ? [card.top, card.bottom] : [card]) {
      const path = resolutionOf(of);
      expect(hasScript(path), path).toBe(true);
      const list = script<readonly Effect[]>(path);
      if (of.check) expect(list).toEqual([{ do: 'check', check: of.check }]);
      else expect(list.length, path).toBeGreaterThan(0);
    }
  }
  expect(hasScript('base/crisis/no-such-card.resolution')).toBe(false);
});
