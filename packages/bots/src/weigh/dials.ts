import { type Resource, resources, type View } from '@ragtag/board-game';
import { arrivalWorth } from './arrival';
import { gainedByRed } from './sympathizer';
import { tollOf } from './toll';
import { jumpsToGo, lastJumpIsNext } from './way';
import type { Weights } from './weights';

/** How near the dials are to the end, seen over the way that is still to go. */

export const trackSpaces = 5;

/** How far along the way: what wears the dials down. */
interface Progress {
  readonly distance: number;
  readonly jump: number;
}

/** Fuel is spent on the jumps themselves; time wears it down less than the other dials. */
const wornByTime = { fuel: 0.25, others: 0.9 } as const;

/** Jumps still to come, the one being prepared counted by how much of its wear is behind. */
export function jumpsLeft(view: View, { distance, jump }: Progress = view, resource?: Resource): number {
  const share = resource === 'fuel' ? wornByTime.fuel : wornByTime.others;
  return Math.max(0.1, jumpsToGo(view, share, distance, jump));
}

/** Jumps of a whole voyage, about. */
const wholeWay = 5;

/** How much of a voyage is still to come, from 0 to 1. */
export const wayToCome = (view: View): number => Math.min(1, jumpsLeft(view) / wholeWay);

/** How far above its end a dial begins to hurt. */
function reachOf(
  { options }: View,
  { reach, drain, drainByPegasus, drainByFleet }: Weights,
  resource: Resource,
  left: number,
) {
  const byPegasus = options.pegasus ? drainByPegasus[resource] : 0;
  const byFleet = options.cylonfleet ? drainByFleet[resource] : 0;
  return reach + 0.5 * (drain[resource] + byPegasus + byFleet) * left;
}

/** What is left of a dial. Where too little would be, each point counts for less: it may turn out better, or be lost anyway. */
function afterToll(level: number, toll: number): number {
  const left = level - toll;
  return toll === 0 || left >= 1 ? left : 1 - 0.4 * (1 - left);
}

/**
 * What a dial is worth at a level: every point less costs more than the one before, and the longer the way still to
 * go, the earlier it begins to hurt.
 */
function dialWorth(level: number, resource: Resource, left: number, weights: Weights, view: View): number {
  const reach = reachOf(view, weights, resource, left);
  const free = afterToll(Math.max(0, level), tollOf(view, resource));
  const worth = -weights.dial * reach * Math.exp(-free / reach) + 0.1 * level;
  return level > 0 ? worth : worth - weights.game;
}

/** What it costs the humans to lose `n` of a resource; negative numbers are gains. */
export function lossOf(view: View, weights: Weights, resource: Resource, n: number): number {
  const level = view.resources[resource];
  const left = jumpsLeft(view, view, resource);
  const lost =
    dialWorth(level, resource, left, weights, view) - dialWorth(level - n, resource, left, weights, view);
  const later = resource === 'population' ? laterWithout(view, weights, n) : 0;
  return lost + later - gainedByRed(view, weights, resource, n);
}

/** What population is worth to jump early with at the end. */
function laterWithout(view: View, weights: Weights, n: number): number {
  if (weights.arrival === 0 || !lastJumpIsNext(view)) return 0;
  const population = view.resources.population - n;
  return arrivalWorth(view, weights) - arrivalWorth(view, weights, { population });
}

/** What the dials are worth that far along the way. */
export function dialsWorth(view: View, weights: Weights, at: Progress = view): number {
  let worth = 0;
  for (const resource of resources)
    worth += dialWorth(view.resources[resource], resource, jumpsLeft(view, at, resource), weights, view);
  return worth + arrivalWorth(view, weights, { distance: at.distance, jump: at.jump });
}

/** How near the humans are to running out of something, between 0 and 1. */
export function danger(view: View, weights: Weights): number {
  let safe = 1;
  for (const resource of resources) {
    const reach = reachOf(view, weights, resource, jumpsLeft(view, view, resource));
    safe *= 1 - Math.exp(-Math.max(0, view.resources[resource]) / reach);
  }
  return 1 - safe;
}

/** A space of the Jump track is a turn or two, in each of which a ship on New Caprica can be prepared. */
const preparedBySpace = 0.5;
/** What a turn of the occupation costs otherwise. */
const occupied = 0.6;

/** What it is worth that Galactica comes back a space sooner: ships that are not ready by then are left behind. */
function returnWorth(view: View, weights: Weights, locked: number): number {
  return occupied - preparedBySpace * Math.min(1, locked / 4) * lossOf(view, weights, 'population', 1);
}

/** What it is worth to move the fleet marker by `n` spaces, short of jumping. */
export function trackWorth(view: View, weights: Weights, n: number): number {
  const to = Math.max(0, Math.min(trackSpaces, view.jump + n));
  if (view.newCaprica) return (to - view.jump) * returnWorth(view, weights, view.newCaprica.locked);
  const ahead = { distance: view.distance, jump: to };
  return weights.haste * (dialsWorth(view, weights, ahead) - dialsWorth(view, weights));
}

/** What it is worth to have travelled further. */
export function distanceWorth(view: View, weights: Weights, by: number): number {
  const ahead = { distance: view.distance + by, jump: view.jump };
  return weights.travel * (dialsWorth(view, weights, ahead) - dialsWorth(view, weights)) + 0.2 * by;
}
