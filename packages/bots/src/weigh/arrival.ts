import { jumpTrack, type View } from '@ragtag/board-game';
import { jumpsToGo, lastJumpIsNext } from './way';
import type { Weights } from './weights';

/**
 * What it is worth that the end of the way is near: the win itself, by how sure it has become. On the last leg the fleet need
 * not go through the whole Jump track: from a blue space FTL Control wins, whatever is left of the population.
 */

/** What part of a jump the end has to be away for to count for a third. */
const arriving = 0.5;
/** How much of a jump is behind when its preparation is. */
const prepared = 0.9;

const auto = jumpTrack.length - 1;
/** Spaces from which FTL Control jumps, the earliest first. */
const blue = jumpTrack.flatMap(({ ftl }, space) => (ftl ? [space] : []));

/** What population is lost on average before the marker moves on by a space. */
const lostPerSpace = 0.4;

export interface Arrival {
  readonly distance: number;
  readonly jump: number;
  readonly population: number;
  /** Whether FTL Control can be used. */
  readonly ftl: boolean;
}

const hasFtl = ({ damagedLocations }: View): boolean => !damagedLocations.includes('ftl-control');

/** How likely the population outlasts an early jump from a space, once the marker is there. */
function outlasts({ population, jump }: Arrival, space: number): number {
  const left = population - lostPerSpace * Math.max(0, space - jump) - jumpTrack[space].populationLoss;
  return 1 / (1 + Math.exp(-2 * (left - 0.5)));
}

/** How near the end is, if the last jump is made from that space. */
const nearness = (view: View, { distance, jump }: Arrival, from: number): number =>
  Math.exp(-jumpsToGo(view, prepared, distance, Math.min(auto, jump + auto - from)) / arriving);

/** What the end counts for, as things are or as they would be. */
export function arrivalWorth(view: View, { arrival }: Weights, then: Partial<Arrival> = {}): number {
  if (arrival === 0) return 0;
  const { distance, jump, options, resources } = view;
  const at: Arrival = { distance, jump, population: resources.population, ftl: hasFtl(view), ...then };
  let worth = 0;
  let still = 1;
  if (at.ftl && lastJumpIsNext({ options, distance: at.distance })) {
    for (const space of blue) {
      const chance = still * outlasts(at, space);
      worth += chance * nearness(view, at, space);
      still -= chance;
    }
  }
  return arrival * (worth + still * nearness(view, at, auto));
}

/** What it is worth for the last jump that FTL Control can be used. */
export function ftlWorth(view: View, weights: Weights): number {
  return arrivalWorth(view, weights, { ftl: true }) - arrivalWorth(view, weights, { ftl: false });
}
