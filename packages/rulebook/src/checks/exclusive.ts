import { ruleCatalogue } from '@ragtag/board-game';
import type { Problem } from '../compiler/problems.ts';
import type { OptionSpace } from '../option-space.ts';
import { alternatives } from './alternatives.ts';
import { named } from './rules.ts';

/** Rules that exclude each other are never shown together, and one of them always is. */
export function alternativesProblems(space: OptionSpace): Problem[] {
  const conditions = new Map(ruleCatalogue.map(({ id, when }) => [id, when]));
  return alternatives.flatMap(({ of, when, rules }) => {
    const unknown = rules.filter((id) => !conditions.has(id));
    if (unknown.length > 0) return [{ where: of, what: `There is no rule ${unknown.join(', ')}` }];
    const expected = space.truthOf(when);
    const truths = rules.map((id) => space.truthOf(conditions.get(id) ?? 'false'));
    const game = space.games.find(
      (_, i) => truths.reduce((sum, truth) => sum + (truth[i] ?? 0), 0) !== expected[i],
    );
    return game ? [{ where: of, what: `Not exactly one of its rules applies with ${named(game)}` }] : [];
  });
}
