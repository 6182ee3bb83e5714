import { repeat } from '@ragtag/kernel';
import { isSet } from '../questions';
import { open } from '../reactions';
import { type G, rules } from '../rules';
import type { Card, State } from '../state';

export interface Objective {
  /** Distance travelled when it was checked. */
  readonly distance: number;
}

declare module '../rules' {
  interface Procedures {
    objective: Objective;
  }
}

/** rule: objective.sleeper-all */
const sleeperDistance = 4;
/** rule: objective.kobol-final */
const finalDistance = 8;
const milestones = [sleeperDistance, finalDistance];

/** rule: turn.distance.first-time, objective.two-at-once — each once, the lower first. */
function nextMilestone(s: State): number | undefined {
  return milestones.find((at) => at <= s.distance && !s.milestones.includes(at));
}

/** Whether the next jump ends the game. */
export function finalJumpIsNext(g: G): boolean {
  return isSet(g, 'final-jump', { distance: g.state.distance }, g.state.distance >= finalDistance);
}

/** Puts a card beside the objective, where it counts distance. rule: jump.distance-added */
export function travel(g: G, card: Card, distance: number): void {
  const s = g.state;
  s.travelled.push(card);
  s.distance += distance;
  g.facts.push({ fact: 'distance-travelled', by: distance, now: s.distance, rule: 'jump.distance-added' });
}

export function checkObjective(g: G): void {
  rules.call(g, 'objective', { distance: g.state.distance });
}

/** Checks the objective after distance grew. rule: turn.distance.interrupt */
rules.procedure('objective', {
  resolveMilestones: repeat(
    (g) => nextMilestone(g.state) !== undefined,
    (g) => {
      const distance = nextMilestone(g.state) as number;
      g.state.milestones.push(distance);
      g.facts.push({ fact: 'milestone-reached', distance, rule: 'turn.distance.first-time' });
      if (distance === sleeperDistance) rules.call(g, 'sleeper-agents', {});
    },
  ),
  openReached: (g) => open(g, 'distance-reached'),
});
