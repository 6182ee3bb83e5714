import { repeat } from '@ragtag/kernel';
import type { Milestone } from '../../cards/types';
import { runEffects } from '../../effects/start';
import type { Effect } from '../../effects/types';
import { open } from '../../in-play/reactions';
import { isSet } from '../../in-play/rulings';
import { type G, rules } from '../../rules';
import type { Card, State } from '../../state';
import { plain } from '../../state/shapes';
import { milestonesOf } from '../../table/milestones';
import { nearest } from '../../table/queries';
import { dealLeftover, leftoverIsDue } from '../loyalty/leftover';

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

/** rule: turn.distance.first-time — each once */
function nextMilestone(s: State): Milestone | undefined {
  const { options, distance, milestones } = s;
  const jump = nearest(s, 'jump');
  const waits = ({ after }: Milestone) => after === 'jump' && jump !== undefined && !jump.done;
  // rule: variants.forced.all-endings — nothing farther begins before New Caprica has been left
  if (s.newCaprica) return undefined;
  const next = milestonesOf(options).find((each) => each.at <= distance && !milestones.includes(each.at));
  return next && !waits(next) ? next : undefined;
}

/** Whether something of an objective is to begin now. */
export function milestoneIsDue(s: State): boolean {
  return nextMilestone(s) !== undefined;
}

/** What the objectives print for one distance; what several of them print happens once. */
function effectsAt({ options }: State, at: number): (readonly Effect[])[] {
  const said = new Map<string, readonly Effect[]>();
  for (const each of milestonesOf(options)) if (each.at === at) said.set(JSON.stringify(each.do), each.do);
  return [...said.values()];
}

/**
 * Whether the next jump ends the game: of several objectives only the farthest does.
 * rule: objective.kobol-final, variants.forced.all-endings
 */
export function finalJumpIsNext(g: G): boolean {
  const { options, distance } = g.state;
  const farthest = milestonesOf(options).findLast((each) => each.final);
  return isSet(g, 'final-jump', { distance }, farthest !== undefined && farthest.at <= distance);
}

/** Puts a card beside the objective, where it counts distance. rule: jump.distance-added */
export function travel(g: G, card: Card, distance: number): void {
  const s = g.state;
  s.travelled.push(card);
  s.distance += distance;
  g.facts.push({ fact: 'distance-travelled', by: distance, now: s.distance, rule: 'jump.distance-added' });
}

const cause = { kind: 'rule', id: 'turn.distance.first-time' } as const;

/** Each list has its own path, by which a saved game finds it again. */
function runMilestone(g: G, at: number): void {
  for (const effects of effectsAt(g.state, at).reverse())
    runEffects(g, effects, { you: g.state.turn.seat, cause, bind: {} });
}

export function checkObjective(g: G): void {
  rules.call(g, 'objective', { distance: g.state.distance });
}

/** Checks the objective after distance grew. rule: turn.distance.interrupt */
rules.procedure('objective', {
  resolveMilestones: repeat(
    (g) => nextMilestone(g.state) !== undefined || leftoverIsDue(g) !== undefined,
    (g) => {
      const leftover = leftoverIsDue(g);
      const { at = Number.POSITIVE_INFINITY } = nextMilestone(g.state) ?? {};
      // Before any phase that begins there.
      if (leftover !== undefined && leftover <= at) return dealLeftover(g);
      g.state.milestones.push(at);
      g.facts.push({ fact: 'milestone-reached', distance: at, rule: 'turn.distance.first-time' });
      runMilestone(g, at);
    },
  ),
  openReached: (g) => open(g, 'distance-reached'),
});
