import { type Resource, redZone, resources, type View } from '@ragtag/board-game';
import type { Weights } from './weights';

/**
 * Whoever is dealt the Sympathizer stays a human if something is in the red when the Sleeper Agents wake, and else joins the
 * Cylons: until then it is well for the humans that one dial is low. rule: setup.loyalty-deck.sympathizer-aside
 */

const sleepersWake = 4;

function isToCome({ options, distance, players }: View): boolean {
  const { nosympathizer, sympatheticcylon, cylonleader, daybreak } = options;
  if (nosympathizer || sympatheticcylon || cylonleader || daybreak) return false;
  return players.length % 2 === 0 && distance < sleepersWake;
}

/** Points from which the red comes within reach. */
const within = 4;

/** How near a dial is to the red, from 0 to 1, if one of them stood there. */
function nearness(view: View, resource: Resource, level: number): number {
  const gaps = resources.map((each) => (each === resource ? level : view.resources[each]) - redZone[each]);
  return Math.max(0, 1 - Math.max(0, Math.min(...gaps)) / within);
}

/** How much of it counts by the distance travelled: the nearer the day, the more. */
const urgency: readonly number[] = [0.4, 0.6, 1, 1];

/** What the humans gain with regard to the Sympathizer if a dial falls by `n`. */
export function gainedByRed(view: View, weights: Weights, resource: Resource, n: number): number {
  if (!isToCome(view)) return 0;
  const level = view.resources[resource];
  const nearer = nearness(view, resource, level - n) - nearness(view, resource, level);
  return weights.sympathizer * urgency[Math.max(0, view.distance)] * nearer;
}
