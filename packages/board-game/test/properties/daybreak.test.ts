import { expect, it } from 'vitest';
import { resources } from '../../src/terms';
import { gamesThatCome } from '../support/named-seeds';
import { playRandomly } from '../support/random-game';
import { everyGameWith } from './box';

everyGameWith('Daybreak', 'setup.daybreak.cards', [
  { daybreak: true },
  { daybreak: true, ending: 'searchforhome' },
]);

it('come as far as Earth in play where nobody starves, by seeds that are named here (objective.searchforhome)', () => {
  const table = { daybreak: true, ending: 'searchforhome', difficulty: 'easierhumans' } as const;
  const met = gamesThatCome(
    'to Earth',
    [93, 180, 232],
    (seed) => {
      const { state } = playRandomly({ ...table, players: 3 + (seed % 2) }, seed, ({ state: s }) => {
        for (const resource of resources) s.resources[resource] = Math.max(s.resources[resource], 8);
      });
      return state.milestones;
    },
    (milestones) => milestones.includes(10),
  );
  // None ended at 8.
  for (const milestones of met) expect(milestones).toEqual([4, 10]);
});
