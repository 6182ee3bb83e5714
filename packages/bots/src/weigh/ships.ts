import { areas, type EffectOf, type Layout } from '@ragtag/board-game';
import { basestarsIn, heavyRaidersIn, raidersIn } from '../table';
import { lossOf } from './dials';
import type { Outlook } from './outlook';
import { activationLoss, centurionLoss, civilianLoss, damageLoss, raiderLoss, spaceThreat } from './threat';

/** What ships that come, go, fire and are repaired are worth to the humans. */

export function placeWorth({ view, weights }: Outlook, ships: Layout): number {
  let worth = 0;
  let basestars = 2 - basestarsIn(view);
  const raiders = Object.values(ships).reduce((n, here) => n + (here?.raiders ?? 0), raidersIn(view));
  for (const area of areas) {
    const here = ships[area];
    if (!here) continue;
    const arriving = Math.min(here.basestars ?? 0, basestars);
    basestars -= arriving;
    worth -= arriving * (weights.basestar + 0.4);
    worth -= (here.raiders ?? 0) * raiderLoss(view, weights) + (here.heavyRaiders ?? 0) * weights.heavyRaider;
    worth += Math.min(here.vipers ?? 0, view.reserves.vipers) * weights.viper;
    worth -= (here.civilians ?? 0) * Math.min(0.5, 0.1 + 0.05 * raiders) * civilianLoss(view, weights);
  }
  return worth;
}

export function activateWorth(outlook: Outlook, effect: EffectOf<'activate'>): number {
  const share = effect.only === 'placed' ? 0.6 : 1;
  return (
    -share *
    effect.icons.reduce((loss, icon) => loss + activationLoss(outlook.view, outlook.weights, icon), 0)
  );
}

export function centurionsWorth({ view, weights }: Outlook, n: number): number {
  return -Math.min(n, view.supply.centurions) * centurionLoss(weights, 0);
}

export function launchWorth({ view, weights }: Outlook, effect: EffectOf<'launch'>): number {
  return (
    -basestarsIn(view) *
    (effect.raiders * raiderLoss(view, weights) + effect.heavyRaiders * weights.heavyRaider)
  );
}

export function destroyWorth({ view, weights }: Outlook, { ship, n }: EffectOf<'destroyShips'>): number {
  switch (ship) {
    case 'raider':
      return Math.min(n, raidersIn(view)) * raiderLoss(view, weights);
    case 'heavy-raider':
      return Math.min(n, heavyRaidersIn(view)) * (weights.heavyRaider + 0.2);
    case 'raptor':
      return -Math.min(n, view.reserves.raptors) * weights.raptor;
    case 'centurion': {
      const furthest = view.boarding.findLastIndex((there) => there > 0);
      return furthest < 0
        ? 0
        : n * (centurionLoss(weights, furthest) + centurionLoss(weights, furthest + 1)) * 0.6;
    }
  }
}

export function damageWorth({ view, weights }: Outlook, n: number): number {
  return -n * damageLoss(view, weights);
}

export function drawAndDestroyWorth({ view, weights }: Outlook, n: number): number {
  return -n * civilianLoss(view, weights);
}

export function damageVipersWorth({ view, weights }: Outlook, effect: EffectOf<'damageVipers'>): number {
  const there =
    effect.where === 'reserves'
      ? view.reserves.vipers
      : areas.reduce((n, area) => n + view.areas[area].vipers, 0);
  return -Math.min(effect.n, there) * 0.8 * weights.viper;
}

export function repairVipersWorth({ view, weights }: Outlook, effect: EffectOf<'repairVipers'>): number {
  const broken = view.damagedVipers + (effect.destroyedToo ? view.destroyed.vipers : 0);
  const short = view.reserves.vipers <= 1 ? 1.4 : 0.8;
  return Math.min(effect.upTo, broken) * weights.viper * short;
}

/** What a repaired location gives back; more, the nearer Galactica is to falling. */
export function repairLocationWorth({ view, weights }: Outlook): number {
  const damaged = view.damagedLocations.length;
  return damaged === 0 ? 0 : weights.location + weights.locationMore * (damaged - 1);
}

export function withdrawVipersWorth({ view, weights }: Outlook): number {
  const out = areas.reduce((n, area) => n + view.areas[area].vipers, 0);
  const pilots = view.players.filter((p) => p.piloting !== null).length;
  return -(out + 1.5 * pilots) * (raidersIn(view) > 0 ? weights.viper : 0.1);
}

/** Vipers sent out, one activation after another. */
export function vipersWorth({ view, weights }: Outlook, activations: number): number {
  const targets = raidersIn(view) + 0.5 * heavyRaidersIn(view);
  if (targets === 0) return basestarsIn(view) > 0 ? 0.1 * activations * weights.viper : 0;
  const inReach = areas.reduce((n, area) => {
    const { raiders, vipers } = view.areas[area];
    return n + (vipers > 0 && raiders > 0 ? Math.min(raiders, 2 * vipers) : 0);
  }, 0);
  const shots = Math.min(activations, inReach);
  const civiliansThreatened = areas.some((a) => view.areas[a].civilians.length > 0 && raidersIn(view) > 0);
  const perShot = 0.75 * raiderLoss(view, weights);
  return shots * perShot + (activations - shots) * (civiliansThreatened ? 0.3 : 0.15);
}

export function ownViperAttacksWorth(outlook: Outlook, you: number, upTo: number): number {
  const { view, weights } = outlook;
  const area = view.players[you].piloting;
  if (area === null) return 0;
  const { raiders, heavyRaiders } = view.areas[area];
  const raidersHit = Math.min(upTo, raiders / 0.75);
  return raidersHit * 0.75 * raiderLoss(view, weights) + Math.min(upTo - raidersHit, 2 * heavyRaiders) * 0.2;
}

export function gunsWorth({ view, weights }: Outlook): number {
  const raiders = raidersIn(view) > 0 ? 0.75 * raiderLoss(view, weights) : 0;
  const heavy = heavyRaidersIn(view) > 0 ? 0.25 * (weights.heavyRaider + 0.4) : 0;
  const basestar = basestarsIn(view) > 0 ? 0.5 * 0.4 * weights.basestar : 0;
  return Math.max(raiders, heavy, basestar);
}

export function armoryWorth({ view, weights }: Outlook): number {
  const furthest = view.boarding.findLastIndex((there) => there > 0);
  return furthest < 0 ? 0 : 0.25 * (centurionLoss(weights, furthest) + centurionLoss(weights, furthest + 1));
}

export function nukeWorth({ view, weights }: Outlook): number {
  const basestars = view.basestars.filter((b) => b.area !== null);
  if (basestars.length === 0 || view.nukes === 0) return 0;
  const raiders = Math.max(...basestars.map((b) => (b.area === null ? 0 : view.areas[b.area].raiders)));
  // A basestar that the next jump leaves behind is hardly worth one.
  const time = (5.5 - view.jump) / 5;
  return (
    (weights.basestar * 1.3 * basestars.length * 0.8 +
      0.25 * Math.min(3, raiders) * raiderLoss(view, weights)) *
      time -
    weights.nuke
  );
}

/** What a jump does about the ships in space. */
export function escapeWorth({ view, weights }: Outlook): number {
  return spaceThreat(view, weights) * 0.9 - lossOf(view, weights, 'fuel', 1) * (view.distance >= 8 ? 0 : 1.3);
}
