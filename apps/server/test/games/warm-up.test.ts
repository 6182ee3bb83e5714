import { hasScript } from '@ragtag/board-game';
import { expect, it } from 'vitest';
import { warmUpRules } from '../../src/games/warm-up';

it('knows the paths that a saved game may name', () => {
  warmUpRules();
  expect(hasScript('base/crisis/forced-water-mining.top.resolution')).toBe(true);
});
