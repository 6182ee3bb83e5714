import { ruleCatalogue } from '@ragtag/board-game';
import { expect, test } from 'vitest';
import { json, ragtag } from './support/ragtag';

interface Rules {
  readonly total: number;
  readonly covered: number;
  readonly uncovered: number;
  readonly rules: readonly { readonly id: string; readonly tests: readonly { readonly file: string }[] }[];
}

test('rules are listed with the tests that cite them', async () => {
  const [playable, uncovered] = await Promise.all([json<Rules>('rules'), ragtag('rules', '--uncovered')]);
  expect(playable.rules).toHaveLength(playable.total);
  expect(playable.covered + playable.uncovered).toBe(playable.total);
  expect(ruleCatalogue).toHaveLength(playable.total);
  const humanWin = playable.rules.find(({ id }) => id === 'endgame.human-win');
  expect(humanWin?.tests.map(({ file }) => file)).toContain(
    'packages/board-game/test/properties/random-games.test.ts',
  );
  expect(uncovered).toMatchObject({ status: 0 });
  expect(uncovered.stdout).toContain(`${playable.uncovered} are not`);
  expect(uncovered.stdout).not.toContain('endgame.human-win');
});
