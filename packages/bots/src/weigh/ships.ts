import { areas, basestarsInPlay, countVipers, type Layout, launchAreas, pilotsIn } from '@ragtag/board-game';
import { areaIndex, changed, type Space, spaceOf, withShips } from './forecast';
import { keptFor } from './kept';
import type { Outlook } from './outlook';
import { basestarLoss, civilianLoss, heavyRaiderLoss, raiderLoss, raidersLoss, spaceThreat } from './threat';

/** What ships that come, fly out and are left behind are worth to the humans. */

export function placeWorth({ view, weights }: Outlook, ships: Layout): number {
  let worth = 0;
  let basestars = 2 - basestarsInPlay(view).length;
  for (const area of areas) {
    const here = ships[area];
    if (!here) continue;
    const arriving = Math.min(here.basestars ?? 0, basestars);
    basestars -= arriving;
    worth -= arriving * (basestarLoss(view, weights) + 0.4);
    worth -= (here.heavyRaiders ?? 0) * heavyRaiderLoss(weights, area);
    // Ships that are out may be found by raiders that come later.
    worth -= (here.civilians ?? 0) * 0.08 * civilianLoss(view, weights);
  }
  const space = spaceOf(view);
  return worth + raidersLoss(view, weights, space) - raidersLoss(view, weights, withShips(space, ships));
}

/** A raider shot down by an unmanned viper. rule: combat.attack-table */
const shotDown = 0.75;
/** What one activation of a viper is worth beside what it does about raiders: it is out when more of them come. */
const outEarly = 0.04;

/** The best that one activation of an unmanned viper does about the raiders: attack, launch, or fly to the next area. */
function bestActivation(
  { view, weights }: Outlook,
  space: Space,
  ready: number,
): { worth: number; then: Space } {
  const now = raidersLoss(view, weights, space);
  let worth = outEarly;
  let then = space;
  const consider = (next: Space, less = 0) => {
    const gain = now - raidersLoss(view, weights, next) - less;
    if (gain > worth) {
      worth = gain;
      then = next;
    }
  };
  for (let area = 0; area < areas.length; area++) {
    if (space.cover[area] < 1 || space.cover[area] - pilotsIn(view, areas[area]).length < 1) continue;
    if (space.raiders[area] > 0) consider(changed(space, 'raiders', area, -shotDown));
    // rule: vipers.activation-options-cylonfleet
    if (view.fleet && space.civilians[area] >= 1) consider(changed(space, 'civilians', area, -1));
    for (const next of [(area + 1) % 6, (area + 5) % 6])
      consider(changed(changed(space, 'cover', area, -1), 'cover', next, 1), 0.02);
  }
  if (ready > 0) for (const area of launchAreas) consider(changed(space, 'cover', areaIndex(area), 1));
  return { worth, then };
}

/** How often an attack destroys a heavy raider. rule: combat.attack-table */
const hitsHeavy = 0.25;

/** What the heavy raider threatens that is the nearest to boarding. */
const worstHeavyRaider = ({ view, weights }: Outlook): number =>
  Math.max(
    0,
    ...areas.map((area) => (view.areas[area].heavyRaiders > 0 ? heavyRaiderLoss(weights, area) : 0)),
  );

/** What each of the next activations is worth, as far as it was asked for, and what is left to go on from. */
interface Sortie {
  readonly worths: number[];
  now: Space;
  ready: number;
}

const sortieIn = keptFor(
  (view): Sortie => ({ worths: [], now: spaceOf(view), ready: countVipers(view.reserves.vipers) }),
);

/** Vipers sent out, one activation after another. */
export function vipersWorth(outlook: Outlook, activations: number): number {
  const { view, weights } = outlook;
  const space = spaceOf(view);
  const heavy = hitsHeavy * worstHeavyRaider(outlook);
  const nothingToEscort = !view.fleet || space.civilians.every((n) => n === 0);
  if (nothingToEscort && space.raiders.every((n) => n === 0))
    return heavy + (basestarsInPlay(view).length > 0 ? 0.1 * activations * weights.viper : 0);
  const sortie = sortieIn(view, weights);
  let sum = 0;
  for (let k = 0; k < Math.min(activations, 6); k++) {
    if (k === sortie.worths.length) flyOn(outlook, sortie);
    sum += Math.max(sortie.worths[k], heavy);
  }
  return sum;
}

function flyOn(outlook: Outlook, sortie: Sortie): void {
  const { worth, then } = bestActivation(outlook, sortie.now, sortie.ready);
  sortie.worths.push(worth);
  if (total(then.cover) > total(sortie.now.cover)) sortie.ready--;
  sortie.now = then;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

export function ownViperAttacksWorth(outlook: Outlook, you: number, upTo: number): number {
  const { view, weights } = outlook;
  const area = view.players[you].piloting?.area ?? null;
  if (area === null) return 0;
  const { raiders, heavyRaiders } = view.areas[area];
  const raidersHit = Math.min(upTo, raiders / 0.75);
  const boarders = Math.min(upTo - raidersHit, 2 * heavyRaiders) * hitsHeavy * heavyRaiderLoss(weights, area);
  return raidersHit * 0.75 * raiderLoss(view, weights) + boarders;
}

/** What a jump does about the ships in space. */
export function escapeWorth({ view, weights }: Outlook): number {
  return spaceThreat(view, weights) * (view.fleet ? pursued : 0.9);
}

/** Who is left behind comes back where the Cylon Fleet pursues. rule: jump.procedure-order-cylonfleet */
const pursued = 0.5;
