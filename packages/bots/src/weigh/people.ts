import type { EffectOf, Seat, Title, View, Who, WhoAll } from '@ragtag/board-game';
import { isHumanPlayer, isOffTheBoard, seatsOf } from '../table';
import { trustIn } from './cards';
import { boardOfView, seatFor } from './conditions';
import type { Outlook, WeighScene } from './outlook';

/** What it is worth to the humans where characters are and who holds which title. */

export function seatsFor(view: View, who: Who | WhoAll, scene: WeighScene): Seat[] {
  if (typeof who === 'object') {
    if ('charactersIn' in who)
      return seatsOf(view).filter((s) => view.players[s].location === who.charactersIn);
    return seatsOf(view).filter((s) => boardOfView(view.players[s]) === who.charactersOn);
  }
  if (who === 'each-player') return seatsOf(view);
  const seat = seatFor(view, who, scene);
  return seat === undefined ? [] : [seat];
}

/** What it costs the humans that a seat sits in the Brig: much for one of them, a gain for a hidden Cylon. */
export function brigLoss(outlook: Outlook, seat: Seat): number {
  const { weights, doubt, view } = outlook;
  const office = view.titles.admiral === seat ? 0.6 : 0;
  return weights.brig * (1 - 2 * doubt[seat]) + office * (1 - 2 * doubt[seat]);
}

export function sickbayLoss({ weights, doubt }: Outlook, seat: Seat): number {
  return weights.sickbay * (1 - 1.9 * doubt[seat]);
}

/** Cost of being somewhere against one's will. */
function lossAt(outlook: Outlook, seat: Seat, location: string | null): number {
  if (location === 'brig') return brigLoss(outlook, seat);
  return location === 'sickbay' ? sickbayLoss(outlook, seat) : 0;
}

export function sendWorth(outlook: Outlook, effect: EffectOf<'send'>, scene: WeighScene): number {
  const { view } = outlook;
  const bound = scene.bind[effect.to];
  const to = typeof bound === 'string' ? bound : effect.to;
  let worth = 0;
  for (const seat of seatsFor(view, effect.who, scene)) {
    const p = view.players[seat];
    if (!isHumanPlayer(view, seat) || isOffTheBoard(p) || p.location === to) continue;
    if (effect.from === undefined ? p.location === 'brig' : p.location !== effect.from) continue;
    worth += lossAt(outlook, seat, p.location) - lossAt(outlook, seat, to);
    if (p.piloting !== null) worth -= 0.4 * (1 - 2 * outlook.doubt[seat]);
  }
  return worth;
}

/** What a title is worth in one pair of hands rather than another. */
export function titleWorth(outlook: Outlook, title: Title, to: Seat): number {
  const { view, doubt, weights, seat } = outlook;
  const from = view.titles[title];
  if (from === to || !isHumanPlayer(view, to)) return 0;
  const before = from === undefined ? 0.5 : doubt[from];
  // Everybody likes to hold a title, all else being equal.
  const vanity = outlook.side === 'humans' ? 0.15 : -0.15;
  const own = (to === seat ? vanity : 0) - (from === seat ? vanity : 0);
  return weights.title * (before - doubt[to]) + own;
}

export function grantWorth(outlook: Outlook, effect: EffectOf<'grant'>, scene: WeighScene): number {
  const { view, weights } = outlook;
  const seat = seatFor(view, effect.who, scene);
  if (seat === undefined) return 0;
  const p = view.players[seat];
  // Whoever is locked up has little to do with an action.
  const use = p.location === 'brig' ? 0.5 : p.location === 'sickbay' && !effect.move ? 0.5 : 1;
  const worth = weights.action * effect.actions + (effect.move ? 0.45 : 0);
  return worth * use * trustIn(outlook, seat) * usefulness(view, seat);
}

/** How much a player can do with an action, by what is asked for now. */
function usefulness(view: View, seat: Seat): number {
  const p = view.players[seat];
  if (p.piloting === null) return 1;
  const { raiders, heavyRaiders } = view.areas[p.piloting];
  return raiders + heavyRaiders > 0 ? 1.4 : 0.9;
}

export function lookWorth(outlook: Outlook, effect: EffectOf<'lookLoyalty'>, scene: WeighScene): number {
  const { view, doubt, weights } = outlook;
  const viewer = seatFor(view, effect.viewer, scene);
  const owner = seatFor(view, effect.owner, scene);
  if (viewer === undefined || owner === undefined || viewer === owner) return 0;
  if (view.players[owner].loyalty.every((l) => l.faceUp || (viewer === outlook.seat && l.card !== null)))
    return 0;
  // Nothing is learnt about somebody whose side is known.
  const open = 4 * doubt[owner] * (1 - doubt[owner]);
  return weights.look * (0.3 + open) * (1 - 1.2 * doubt[viewer]) * (effect.all ? 1.5 : 1);
}
