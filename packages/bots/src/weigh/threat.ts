import {
  areas,
  basestarsInPlay,
  type CylonIcon,
  civilianShips,
  countVipers,
  damagedOn,
  heavyRaidersInSpace,
  launchAreas,
  pilotsIn,
  raidersInSpace,
  type View,
} from '@ragtag/board-game';
import { lossOf } from './dials';
import type { Weights } from './weights';

/** What ships in space and aboard threaten, in points that the humans stand to lose. */

/** What an unseen civilian ship costs on average when it is destroyed. */
export function civilianLoss(view: View, weights: Weights): number {
  const ships = civilianShips.reduce((n, ship) => n + ship.copies, 0);
  let loss = 0;
  for (const { lose, copies } of civilianShips) {
    for (const [resource, n] of Object.entries(lose)) {
      loss += (copies / ships) * lossOf(view, weights, resource as 'population', n);
    }
  }
  return loss;
}

export function damageLoss(view: View, weights: Weights): number {
  const damaged = damagedOn(view, 'galactica');
  if (view.damageLeft === 0) return 0;
  const token = damaged >= 5 ? weights.game : weights.location + weights.locationMore * damaged;
  const dials = (lossOf(view, weights, 'food', 1) + lossOf(view, weights, 'fuel', 1)) / 2;
  return 0.75 * token + 0.25 * dials;
}

/** What a raider in space costs in expectation: above all the civilian ship that it will find. */
export function raiderLoss(view: View, weights: Weights): number {
  const raiders = Math.max(1, raidersInSpace(view));
  const prey = areas.reduce((n, area) => n + view.areas[area].civilians.length, 0);
  // The next jump leaves them behind.
  const time = (5.5 - view.jump) / 5;
  return weights.raider + weights.hunt * time * civilianLoss(view, weights) * Math.min(1, prey / raiders);
}

/** What a centurion on a space of the track costs. */
export function centurionLoss(weights: Weights, space: number): number {
  return weights.centurion[Math.min(space, weights.centurion.length - 1)];
}

function raidersActivated(view: View, weights: Weights): number {
  if (raidersInSpace(view) === 0) return 2 * basestarsInPlay(view).length * raiderLoss(view, weights);
  let loss = 0;
  let astray = 0;
  for (const area of areas) {
    const { raiders, vipers, civilians } = view.areas[area];
    if (raiders === 0) continue;
    const pilots = pilotsIn(view, area).length;
    const guarded = Math.min(raiders, 2.2 * (countVipers(vipers) + pilots));
    loss += guarded * (0.375 * weights.viper + 0.125 * 2.2 * weights.viper);
    const free = raiders - guarded;
    const hits = Math.min(free, civilians.length);
    loss += hits * civilianLoss(view, weights);
    astray += free - hits;
  }
  const targets = areas.some((area) => view.areas[area].civilians.length > 0);
  return loss + astray * (targets ? 0.25 * civilianLoss(view, weights) : 0.125 * damageLoss(view, weights));
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
      return 3 * basestarsInPlay(view).length * raiderLoss(view, weights);
    case 'heavy-raiders':
      return heavyRaidersActivated(view, weights);
    case 'basestars':
      return basestarsInPlay(view).length * 0.625 * damageLoss(view, weights);
    case 'occupation-forces':
      return civilianLoss(view, weights) / 3;
  }
}

/** Everything in space that a jump would leave behind. */
export function spaceThreat(view: View, weights: Weights): number {
  const fighters =
    raidersInSpace(view) * raiderLoss(view, weights) + heavyRaidersInSpace(view) * weights.heavyRaider;
  return fighters + basestarsInPlay(view).length * weights.basestar;
}
