import { type Resource, resources, type View } from '@ragtag/board-game';
import type { Weights } from './weights';

/** How near the dials are to the end, seen over the way that is still to go. */

const finalDistance = 8;
/** Distance gained on average by a jump, the better of two cards being picked. */
const distancePerJump = 2;
const trackSpaces = 5;

/** Jumps still to come, the one being prepared counted by how far it is prepared. */
export function jumpsLeft(view: View, distance = view.distance, jump = view.jump): number {
  const toGo = Math.max(0, finalDistance - distance);
  return Math.max(0.1, 1 + Math.ceil(toGo / distancePerJump - 0.25) - (0.9 * jump) / trackSpaces);
}

/** How likely this dial runs out before the fleet is home. */
export function dangerOf(level: number, resource: Resource, left: number, weights: Weights): number {
  if (level <= 0) return 1;
  const drain = weights.drain[resource] * left;
  const spread = 0.55 * Math.sqrt(drain) + 0.35;
  return 1 / (1 + Math.exp((level - drain - 0.3) / spread));
}

/** What it costs the humans to lose `n` of a resource; negative numbers are gains. */
export function lossOf(view: View, weights: Weights, resource: Resource, n: number): number {
  const level = view.resources[resource];
  const left = jumpsLeft(view);
  const before = dangerOf(level, resource, left, weights);
  const after = dangerOf(level - n, resource, left, weights);
  return weights.game * (after - before) + 0.15 * n;
}

/** What the dials are worth with so many jumps to come: how much of the game is not in danger. */
export function dialsWorth(view: View, weights: Weights, left: number): number {
  let worth = 0;
  for (const resource of resources)
    worth -= weights.game * dangerOf(view.resources[resource], resource, left, weights);
  return worth;
}

/** What it is worth to move the fleet marker by `n` spaces, short of jumping. */
export function trackWorth(view: View, weights: Weights, n: number): number {
  const to = Math.max(0, Math.min(trackSpaces, view.jump + n));
  const before = dialsWorth(view, weights, jumpsLeft(view));
  return dialsWorth(view, weights, jumpsLeft(view, view.distance, to)) - before + 0.15 * (to - view.jump);
}

/** What it is worth to have travelled further. */
export function distanceWorth(view: View, weights: Weights, by: number): number {
  const before = dialsWorth(view, weights, jumpsLeft(view));
  return dialsWorth(view, weights, jumpsLeft(view, view.distance + by)) - before + 0.2 * by;
}
