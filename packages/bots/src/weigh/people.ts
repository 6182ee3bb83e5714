import {
  findEffect,
  isHuman,
  locationSeen,
  locationsSeen,
  type Scales,
  type Seat,
  type Title,
  type View,
} from '@ragtag/board-game';
import { trustIn } from './cards';
import type { WeighList } from './control';
import { wishedAt, wishedTitle } from './goals';
import { locationWorth } from './locations';
import { leavingWorth, mayLeave, strandingLoss } from './new-caprica';
import type { Outlook } from './outlook';
import { ownViperAttacksWorth } from './ships';

/** What it is worth to the humans where characters are and who holds which title. */

/** What it costs the humans that a seat sits in the Brig: much for one of them, a gain for a hidden Cylon. */
export function brigLoss(outlook: Outlook, seat: Seat): number {
  const { weights, doubt, view } = outlook;
  const office = view.titles.admiral === seat ? 0.6 : 0;
  return (weights.brig + office) * (1 - weights.caught * doubt[seat]) - wishedAt(outlook, seat, 'brig');
}

/**
 * What it costs the humans that a seat is executed: a dial and a hand of cards for one of them. A hidden Cylon shows
 * itself without a Super Crisis, but is free to act in the open; from the Brig it is only let out. One who has nothing
 * to hide only loses cards and time.
 */
export function executionLoss(outlook: Outlook, seat: Seat, morale: number, hand: number): number {
  const { weights, doubt, view } = outlook;
  if (!isHuman(view, seat)) return hand - 0.3 * weights.action;
  const office = view.titles.admiral === seat || view.titles.president === seat ? 0.4 : 0;
  const caught =
    (view.players[seat].location === 'brig' ? -0.5 * weights.brig : 0.5 * weights.superCrisis) + office;
  return hand + (1 - doubt[seat]) * (morale + office) - doubt[seat] * caught;
}

/** Crises go on and two cards can be added there, but every turn counts where ships have to be brought up. */
export function detentionLoss({ weights, doubt }: Outlook, seat: Seat): number {
  return 1.2 * weights.brig * (1 - 1.6 * doubt[seat]);
}

export function sickbayLoss(outlook: Outlook, seat: Seat): number {
  const { weights, doubt } = outlook;
  return weights.sickbay * (1 - 1.7 * doubt[seat]) - wishedAt(outlook, seat, 'sickbay');
}

/** Cost of being somewhere against one's will. */
export function lossAt(outlook: Outlook, seat: Seat, location: string | null): number {
  if (location === 'brig') return brigLoss(outlook, seat);
  const stranded = strandingLoss(outlook, seat, location);
  if (location === 'detention') return stranded + detentionLoss(outlook, seat);
  const ill = location === 'sickbay' || location === 'medical-center';
  return stranded + (ill ? sickbayLoss(outlook, seat) : 0);
}

/** What a title is worth in one pair of hands rather than another. */
export function titleWorth(outlook: Outlook, title: Title, to: Seat): number {
  const { view, doubt, weights, seat } = outlook;
  const from = view.titles[title];
  if (from === to || !isHuman(view, to)) return 0;
  const before = from === undefined ? 0.5 : doubt[from];
  // Everybody likes to hold a title, all else being equal.
  const vanity = outlook.side === 'humans' ? 0.15 : -0.15;
  const own = (to === seat ? vanity + wishedTitle(outlook) : 0) - (from === seat ? vanity : 0);
  return weights.title * (before - doubt[to]) - 0.2 + own;
}

/** Moves and actions for somebody: what that player could best do with them. */
export function grantWorth(
  outlook: Outlook,
  seat: Seat,
  effect: Parameters<Scales['actions']>[1],
  weigh: WeighList,
): number {
  if (!effect.order) return effect.actions * outlook.weights.action * trustIn(outlook, seat);
  // What it does is weighed as a trusted player would do it; a Cylon would do something else.
  const trusted = { ...outlook, doubt: outlook.doubt.map((p, i) => (i === seat ? 0 : p)) };
  const here = actionHere(trusted, seat, weigh);
  const first = effect.move ? Math.max(here, actionElsewhere(trusted, seat, weigh) - 0.1) : here;
  const { anyAction } = outlook.weights;
  const again = flies(outlook.view, seat) ? anyAction : Math.max(here, anyAction);
  const more = Math.max(0, effect.actions - 1) * 0.7 * again;
  return (first + more) * trustIn(outlook, seat);
}

/** Whether the action where somebody is takes them away from there. */
function flies(view: View, seat: Seat): boolean {
  const { location } = view.players[seat];
  const actions = location === null ? [] : (locationSeen(view, location)?.actions ?? []);
  return (
    findEffect(
      actions.map((a) => a.do),
      ['launchSelf'],
    ) !== undefined
  );
}

/** The Admiral may be given the action by which the fleet leaves New Caprica. */
function actionHere(outlook: Outlook, seat: Seat, weigh: WeighList): number {
  const away = mayLeave(outlook.view, seat) ? leavingWorth(outlook) : 0;
  return Math.max(away, otherActionHere(outlook, seat, weigh));
}

function otherActionHere(outlook: Outlook, seat: Seat, weigh: WeighList): number {
  const { location, piloting } = outlook.view.players[seat];
  const { anyAction } = outlook.weights;
  if (piloting !== null) return Math.max(anyAction, 0.15 + 2 * ownViperAttacksWorth(outlook, seat, 1));
  if (location === null) return 0;
  return Math.max(location === 'brig' ? 0.1 : anyAction, locationWorth(outlook, seat, location, weigh) ?? 0);
}

/** Worked out once for a view, since everybody is compared with everybody. */
const elsewhere = new WeakMap<View, Map<Seat, number>>();

function actionElsewhere(outlook: Outlook, seat: Seat, weigh: WeighList): number {
  const known = elsewhere.get(outlook.view) ?? new Map<Seat, number>();
  elsewhere.set(outlook.view, known);
  const found = known.get(seat) ?? weighElsewhere(outlook, seat, weigh);
  known.set(seat, found);
  return found;
}

/** Locations whose action does not depend on what others decide. */
function handyLocations(view: View): readonly string[] {
  let found = handy.get(view.faces);
  if (!found) {
    found = locationsSeen(view)
      .filter(({ board, hazardous, actions }) => board === 'galactica' && !hazardous && actions)
      .filter(
        ({ actions = [] }) =>
          !findEffect(
            actions.map((a) => a.do),
            ['check', 'choosePlayer', 'grant'],
          ),
      )
      .map(({ place }) => place);
    handy.set(view.faces, found);
  }
  return found;
}

const handy = new WeakMap<View['faces'], readonly string[]>();

function weighElsewhere(outlook: Outlook, seat: Seat, weigh: WeighList): number {
  const { location: from, piloting } = outlook.view.players[seat];
  if (from === 'brig' || piloting !== null) return 0;
  let top = 0;
  for (const id of handyLocations(outlook.view))
    top = Math.max(top, locationWorth(outlook, seat, id, weigh) ?? 0);
  return top;
}

export function lookWorth(outlook: Outlook, viewer: Seat, owner: Seat, all: boolean): number {
  const { view, doubt, weights } = outlook;
  if (viewer === owner) return 0;
  if (view.players[owner].loyalty.every((l) => l.faceUp || (viewer === outlook.seat && l.card !== null)))
    return 0;
  // Nothing is learnt about somebody whose side is known.
  const open = 4 * doubt[owner] * (1 - doubt[owner]);
  return weights.look * (0.3 + open) * (1 - 1.2 * doubt[viewer]) * (all ? 1.5 : 1);
}
