import { expect, it } from 'vitest';
import { indexOf, loyaltyCards } from '../../src/cards/tables';
import { jump, lose, sleeperAgents } from '../../src/effects/build';
import { checkObjective, travel } from '../../src/procedures/jumping/objective';
import { box, MadeUpTable, madeUp } from './table';

madeUp({
  objective: [
    {
      id: 'far-away',
      name: 'Far Away',
      box,
      copies: 1,
      ending: 'newcaprica',
      milestones: [
        { at: 2, do: [lose('morale', 1)] },
        { at: 4, do: [sleeperAgents()] },
        { at: 5, do: [lose('food', 1)], final: true },
      ],
    },
  ],
});

/** A fleet with this objective, under way. */
function underWay(distance: number): MadeUpTable {
  const table = new MadeUpTable();
  Object.assign(table.state, { options: { ...table.state.options, kobol: false, newcaprica: true } });
  table.state.decks.loyalty = Array(3).fill(indexOf(loyaltyCards, 'you-are-not-a-cylon'));
  return table.begin((g) => {
    travel(g, { deck: 'destination', card: 0 }, distance);
    checkObjective(g);
  });
}

it('an objective says what happens at its distances, each once and the nearest first (objective.two-at-once, turn.distance.first-time)', () => {
  const table = underWay(5);
  const reached = table.facts.flatMap((f) => (f.fact === 'milestone-reached' ? [f.distance] : []));
  expect(reached).toEqual([2, 4, 5]);
  expect(table.state.resources).toMatchObject({ morale: 9, food: 7 });
  expect(table.state.players.map((p) => p.loyalty.length)).toEqual([1, 1, 1]);
  table.begin((g) => checkObjective(g));
  expect(table.state.resources).toMatchObject({ morale: 9, food: 7 });
});

it('an objective says from which distance on the next jump is the last (endgame.final-jump.skip-procedure)', () => {
  expect(underWay(4).run([jump()]).state.over).toBeNull();
  expect(underWay(5).run([jump()]).state.over).toMatchObject({ winner: 'humans' });
});
