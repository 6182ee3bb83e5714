import { repeat } from '@ragtag/kernel';
import { objectiveCards } from '../../cards/tables';
import type { Milestone } from '../../cards/types';
import { runEffects } from '../../effects/start';
import { open } from '../../in-play/reactions';
import { isSet } from '../../in-play/rulings';
import type { Options } from '../../options';
import { type G, rules } from '../../rules';
import type { Card, State } from '../../state';
import { plain } from '../../state/shapes';

export interface Objective {
  /** Distance travelled when it was checked. */
  readonly distance: number;
}

declare module '../../rules' {
  interface Procedures {
    objective: Objective;
  }
}

rules.locals('objective', { distance: plain });

/** What the objectives of a game print, the nearest first. rule: objective.sleeper-all, objective.two-at-once */
export function milestonesOf(options: Options): readonly Milestone[] {
  return objectiveCards
    .filter(({ ending }) => options[ending])
    .flatMap(({ milestones }) => milestones)
    .sort((one, other) => one.at - other.at);
}

/** rule: turn.distance.first-time — each once */
function nextMilestone({ options, distance, milestones }: State): Milestone | undefined {
  return milestonesOf(options).find(({ at }) => at <= distance && !milestones.includes(at));
}

/** Whether the next jump ends the game. rule: objective.kobol-final */
export function finalJumpIsNext(g: G): boolean {
  const { options, distance } = g.state;
  const final = milestonesOf(options).some((each) => each.final && each.at <= distance);
  return isSet(g, 'final-jump', { distance }, final);
}

/** Puts a card beside the objective, where it counts distance. rule: jump.distance-added */
export function travel(g: G, card: Card, distance: number): void {
  const s = g.state;
  s.travelled.push(card);
  s.distance += distance;
  g.facts.push({ fact: 'distance-travelled', by: distance, now: s.distance, rule: 'jump.distance-added' });
}

const cause = { kind: 'rule', id: 'turn.distance.first-time' } as const;

export function checkObjective(g: G): void {
  rules.call(g, 'objective', { distance: g.state.distance });
}

/** Checks the objective after distance grew. rule: turn.distance.interrupt */
rules.procedure('objective', {
  resolveMilestones: repeat(
    (g) => nextMilestone(g.state) !== undefined,
    (g) => {
      const { at, do: effects } = nextMilestone(g.state) as Milestone;
      g.state.milestones.push(at);
      g.facts.push({ fact: 'milestone-reached', distance: at, rule: 'turn.distance.first-time' });
      runEffects(g, effects, { you: g.state.turn.seat, cause, bind: {} });
    },
  ),
  openReached: (g) => open(g, 'distance-reached'),
});
