import { expect, it } from 'vitest';
import { resources } from '../../src/terms';
import { playRandomly } from '../support/random-game';
import { everyGameWith } from './box';

everyGameWith('Daybreak', 'setup.daybreak.cards', [
  { daybreak: true },
  { daybreak: true, ending: 'searchforhome' },
]);

it('come as far as Earth in play where nobody starves, by seeds that are named here (objective.searchforhome)', () => {
  const met = [93, 180, 232].map((seed) => {
    const table = { daybreak: true, ending: 'searchforhome', difficulty: 'easierhumans' } as const;
    const { state } = playRandomly({ ...table, players: 3 + (seed % 2) }, seed, ({ state: s }) => {
      for (const resource of resources) s.resources[resource] = Math.max(s.resources[resource], 8);
    });
    return state.milestones;
  });
  // Rules that ask other questions may lead one of them elsewhere. None ended at 8.
  expect(met.filter((milestones) => milestones.includes(4) && milestones.includes(10))).not.toEqual([]);
  expect(met.flat()).not.toContain(8);
});
