import { holds } from '@ragtag/kernel/options';
import { inGame, perGame } from '../cards/in-game';
import { objectiveCards, optionRules } from '../cards/tables';
import type { Milestone } from '../cards/types';
import type { Table } from './table';

/** What the objectives of a game print, the nearest first. rule: objective.sleeper-all, objective.two-at-once */
export const milestonesOf = perGame((options): readonly Milestone[] =>
  [
    ...objectiveCards.filter(({ ending }) => options[ending]),
    ...optionRules.filter((rule) => inGame(options, rule)),
  ]
    .flatMap(({ milestones = [] }) => milestones)
    .filter(({ when }) => when === undefined || holds(when, options))
    .sort((one, other) => one.at - other.at),
);

/** Whether the Sleeper Agent phase lies behind the players. */
export function sleeperPhaseIsOver({ options, distance, milestones }: Table): boolean {
  return milestonesOf(options).some(
    ({ at, do: effects }) =>
      effects.some((effect) => effect.do === 'sleeperAgents') &&
      (milestones ? milestones.includes(at) : at <= distance),
  );
}
