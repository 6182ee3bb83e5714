import {
  type Area,
  areas,
  basestarsInPlay,
  type CylonIcon,
  civilianShips,
  damagedOn,
  heavyRaidersInSpace,
  launchAreas,
  raidersInSpace,
  type Seat,
  type View,
} from '@ragtag/board-game';
import { ftlWorth } from './arrival';
import { lossOf } from './dials';
import { lostLater } from './escort';
import {
  activationsToCome,
  areaIndex,
  changed,
  forecast,
  type Losses,
  nextActivation,
  type Space,
  spaceOf,
} from './forecast';
import { keptFor } from './kept';
import { damageToCome } from './toll';
import type { Weights } from './weights';

/** What ships in space and aboard threaten, in points that the humans stand to lose. */

/** What an unseen civilian ship costs on average when it is destroyed. */
export const civilianLoss = keptFor((view, weights) => {
  const ships = civilianShips.reduce((n, ship) => n + ship.copies, 0);
  let loss = 0;
  for (const { lose, copies } of civilianShips) {
    for (const [resource, n] of Object.entries(lose)) {
      loss += (copies / ships) * lossOf(view, weights, resource as 'population', n);
    }
  }
  return loss;
});

/** From so many damaged locations on, Galactica is near enough to her end for basestars to bring it about. */
const critical = 3;

/** What a damaged location costs, if so many were before it: battles that are still to come count as if fought. */
function damageStep(view: View, { damage, game }: Weights, before: number): number {
  const last = damage.length - 1;
  if (before >= last) return game;
  const fire = before < critical ? 1 : 0.7 + 0.4 * basestarsInPlay(view).length;
  const then = Math.min(last - 1, before + damageToCome(view));
  const whole = Math.floor(then);
  const next = Math.min(last - 1, whole + 1);
  return fire * (damage[whole] + (then - whole) * (damage[next] - damage[whole]));
}

/** What a repaired location gives back. Those of Pegasus do not end the game. */
export function repairWorth(view: View, weights: Weights): number {
  const damaged = damagedOn(view, 'galactica');
  if (damaged > 0) return damageStep(view, weights, damaged - 1);
  return view.damagedLocations.length > 0 ? 0.45 * weights.location : 0;
}

/** Whether a repair would be one of FTL Control: by whoever is there, or is at no damaged location and so picks one. */
export function repairsFtl({ damagedLocations, players }: View, by: Seat): boolean {
  const { location } = players[by];
  if (!damagedLocations.includes('ftl-control')) return false;
  return location === null || location === 'ftl-control' || !damagedLocations.includes(location);
}

/** What the damage that Galactica has suffered costs, and Pegasus beside her. */
export function damagedSoFar(view: View, weights: Weights): number {
  const damaged = damagedOn(view, 'galactica');
  let loss = 0.45 * weights.location * (view.damagedLocations.length - damaged);
  for (let before = 0; before < damaged; before++) loss += damageStep(view, weights, before);
  return loss;
}

export const damageLoss = keptFor((view, weights) => {
  if (view.damageLeft === 0) return 0;
  const token = damageStep(view, weights, damagedOn(view, 'galactica'));
  const dials = (lossOf(view, weights, 'food', 1) + lossOf(view, weights, 'fuel', 1)) / 2;
  const ftl = view.damagedLocations.includes('ftl-control') ? 0 : ftlWorth(view, weights) / 8;
  return 0.75 * token + 0.25 * dials + ftl;
});

/** What is lost, in points. Ships cost more the more of them are lost. */
function pointsOf(view: View, weights: Weights, { civilians, vipers, damage }: Losses): number {
  return (
    civilians * civilianLoss(view, weights) +
    vipers * 0.7 * weights.viper +
    damage * damageLoss(view, weights)
  );
}

/** How much of the time from one jump to the next is still to come. */
function timeToGo({ jump, newCaprica }: View): number {
  return newCaprica?.phase === 'orbit' ? inOrbit : (5.5 - jump) / 5;
}

/** The fleet leaves the orbit of New Caprica after a round or two, whatever the Jump track says. */
const inOrbit = 0.6;

/** What the raiders in space will cost by the next jump; as they are, or as they would be. */
export function raidersLoss(view: View, weights: Weights, space: Space = spaceOf(view)): number {
  const raiders = space.raiders.reduce((sum, n) => sum + n, 0);
  const later = view.fleet ? lostLater(view, space) * civilianLoss(view, weights) : 0;
  if (raiders === 0) return later;
  // What is not foreseen here: they wait for ships that are still to come, and some come back after the jump.
  const waiting = weights.raider * raiders * (view.fleet ? 1.2 : timeToGo(view));
  return later + waiting + pointsOf(view, weights, forecast(space, activationsToCome(view)));
}

/** What a raider in space costs in expectation: the most dangerous one of those that are there. */
export const raiderLoss = keptFor((view, weights) => {
  const space = spaceOf(view);
  const now = raidersLoss(view, weights, space);
  let most = 0;
  space.raiders.forEach((n, area) => {
    if (n < 0.5) return;
    const by = Math.min(1, n);
    most = Math.max(most, (now - raidersLoss(view, weights, changed(space, 'raiders', area, -by))) / by);
  });
  return most > 0 ? most : weights.raider + 0.15 * civilianLoss(view, weights) * timeToGo(view);
});

/** What a centurion on a space of the track costs. */
export function centurionLoss(weights: Weights, space: number): number {
  return weights.centurion[Math.min(space, weights.centurion.length - 1)];
}

/** Raiders that each basestar would launch, where it is. */
function launched(view: View, weights: Weights, each: number): number {
  const space = spaceOf(view);
  const more = basestarsInPlay(view).reduce(
    (now, basestar) => changed(now, 'raiders', areaIndex(view.basestars[basestar].area ?? 'fore'), each),
    space,
  );
  return raidersLoss(view, weights, more) - raidersLoss(view, weights, space);
}

function raidersActivated(view: View, weights: Weights): number {
  if (raidersInSpace(view) === 0) return launched(view, weights, 2);
  return pointsOf(view, weights, nextActivation(spaceOf(view)));
}

function heavyRaidersActivated(view: View, weights: Weights): number {
  let loss = 0;
  view.boarding.forEach((n, space) => {
    loss += n * (centurionLoss(weights, space + 1) - centurionLoss(weights, space));
  });
  if (heavyRaidersInSpace(view) === 0) return loss + basestarsInPlay(view).length * weights.heavyRaider;
  for (const area of areas) {
    const n = view.areas[area].heavyRaiders;
    loss += n * (launchAreas.includes(area) ? weights.centurion[0] - weights.heavyRaider + 0.3 : 0.12);
  }
  return loss;
}

/** What the activation of Cylon ships costs now. */
export function activationLoss(view: View, weights: Weights, icon: CylonIcon): number {
  switch (icon) {
    case 'raiders':
      return raidersActivated(view, weights);
    case 'launch-raiders':
      return launched(view, weights, 3);
    case 'heavy-raiders':
      return heavyRaidersActivated(view, weights);
    case 'basestars':
      return basestarsInPlay(view).length * 0.625 * damageLoss(view, weights);
    case 'occupation-forces':
      return civilianLoss(view, weights) / 3;
  }
}

/** What a basestar does until the next jump. */
export function basestarLoss(view: View, weights: Weights): number {
  const fire = 0.5 * weights.basestar + 0.6 * damageLoss(view, weights);
  return (view.fleet ? 1.2 : 1.25 * timeToGo(view)) * fire;
}

/** What a heavy raider threatens: where vipers are launched it boards when it is next activated. rule: activation.heavy.board */
export function heavyRaiderLoss({ heavyRaider, centurion }: Weights, area: Area): number {
  return launchAreas.includes(area) ? centurion[0] : heavyRaider;
}

/** Everything in space that a jump would leave behind. */
export function spaceThreat(view: View, weights: Weights): number {
  const heavy = areas.reduce(
    (sum, area) => sum + view.areas[area].heavyRaiders * heavyRaiderLoss(weights, area),
    0,
  );
  const fighters = raidersLoss(view, weights) + heavy;
  return fighters + basestarsInPlay(view).length * basestarLoss(view, weights);
}
