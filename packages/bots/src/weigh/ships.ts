import {
  areas,
  basestarsInPlay,
  countVipers,
  heavyRaidersInSpace,
  type Layout,
  raidersInSpace,
} from '@ragtag/board-game';
import { lossOf } from './dials';
import type { Outlook } from './outlook';
import { civilianLoss, raiderLoss, spaceThreat } from './threat';
import { lastJumpIsNext } from './way';

/** What ships that come, fly out and are left behind are worth to the humans. */

export function placeWorth({ view, weights }: Outlook, ships: Layout): number {
  let worth = 0;
  let basestars = 2 - basestarsInPlay(view).length;
  const raiders = Object.values(ships).reduce((n, here) => n + (here?.raiders ?? 0), raidersInSpace(view));
  for (const area of areas) {
    const here = ships[area];
    if (!here) continue;
    const arriving = Math.min(here.basestars ?? 0, basestars);
    basestars -= arriving;
    worth -= arriving * (weights.basestar + 0.4);
    worth -= (here.raiders ?? 0) * raiderLoss(view, weights) + (here.heavyRaiders ?? 0) * weights.heavyRaider;
    worth += Math.min(here.vipers ?? 0, countVipers(view.reserves.vipers)) * weights.viper;
    worth -= (here.civilians ?? 0) * Math.min(0.5, 0.1 + 0.05 * raiders) * civilianLoss(view, weights);
  }
  return worth;
}

/** Vipers sent out, one activation after another. */
export function vipersWorth({ view, weights }: Outlook, activations: number): number {
  const targets = raidersInSpace(view) + 0.5 * heavyRaidersInSpace(view);
  if (targets === 0) return basestarsInPlay(view).length > 0 ? 0.1 * activations * weights.viper : 0;
  const inReach = areas.reduce((n, area) => {
    const { raiders } = view.areas[area];
    const vipers = countVipers(view.areas[area].vipers);
    return n + (vipers > 0 && raiders > 0 ? Math.min(raiders, 2 * vipers) : 0);
  }, 0);
  const shots = Math.min(activations, inReach);
  const civiliansThreatened = areas.some(
    (a) => view.areas[a].civilians.length > 0 && raidersInSpace(view) > 0,
  );
  const perShot = 0.75 * raiderLoss(view, weights);
  return shots * perShot + (activations - shots) * (civiliansThreatened ? 0.3 : 0.15);
}

export function ownViperAttacksWorth(outlook: Outlook, you: number, upTo: number): number {
  const { view, weights } = outlook;
  const area = view.players[you].piloting?.area ?? null;
  if (area === null) return 0;
  const { raiders, heavyRaiders } = view.areas[area];
  const raidersHit = Math.min(upTo, raiders / 0.75);
  return raidersHit * 0.75 * raiderLoss(view, weights) + Math.min(upTo - raidersHit, 2 * heavyRaiders) * 0.2;
}

/** What a jump does about the ships in space. */
export function escapeWorth({ view, weights }: Outlook): number {
  return (
    spaceThreat(view, weights) * 0.9 - lossOf(view, weights, 'fuel', 1) * (lastJumpIsNext(view) ? 0 : 1.3)
  );
}
