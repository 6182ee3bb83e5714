import {
  type Condition,
  type LoyaltyCardInfo,
  loyaltyCards,
  type Resource,
  resources,
  type Seat,
  titlesOf,
  type View,
} from '@ragtag/board-game';
import { lossOf } from './dials';
import type { Outlook } from './outlook';
import type { Weights } from './weights';

/** Personal Goals: what a hidden one costs in the end, and what brings it nearer. rule: loyalty.personal-goal.end */

/** How often a goal that is not reached by chance would have to be paid for in the end. */
const paidFor = 0.6;

function costOf({ reactions = [] }: LoyaltyCardInfo): Resource | undefined {
  const effects = reactions.flatMap(({ window, do: list }) => (window === 'game-over' ? list : []));
  const lost = effects.flatMap((effect) => (effect.do === 'lose' ? [effect.resource] : []));
  return resources.find((resource) => lost.includes(resource));
}

/** What it is worth to show a Personal Goal; nothing for any other card. */
export function goalWorth({ view, weights }: Outlook, card: number): number {
  const info = loyaltyCards[card];
  const resource = info.special === 'personalgoal' ? costOf(info) : undefined;
  return resource === undefined ? 0 : paidFor * lossOf(view, weights, resource, 1);
}

/** Whether a condition is one of these, inside others too. */
function names(condition: Condition | undefined, fits: (c: Condition) => boolean): boolean {
  if (!condition) return false;
  if (condition.is === 'any' || condition.is === 'all') return condition.of.some((each) => names(each, fits));
  return condition.is === 'not' ? names(condition.it, fits) : fits(condition);
}

/** What it is worth to whoever looks that something comes about: the hidden goals of its own that ask for it. */
function wished(outlook: Outlook, fits: (c: Condition) => boolean): number {
  if (!outlook.view.options.personalgoal) return 0;
  let worth = 0;
  for (const { card, faceUp } of outlook.view.players[outlook.seat].loyalty)
    if (card !== null && !faceUp && names(loyaltyCards[card].action?.if, fits))
      worth += goalWorth(outlook, card);
  return worth;
}

/** That somebody is in a place: oneself for Self-Destruction, the President for Political Intrigue. */
export function wishedAt(outlook: Outlook, seat: Seat, place: 'brig' | 'sickbay'): number {
  const { view, seat: self } = outlook;
  return wished(
    outlook,
    (c) =>
      c.is === 'at' &&
      c.location === place &&
      ((c.who === 'you' && seat === self) || (c.who === 'president' && view.titles.president === seat)),
  );
}

/** That one more title is held. */
export function wishedTitle(outlook: Outlook): number {
  const held = titlesOf(outlook.view, outlook.seat).length;
  return wished(outlook, (c) => c.is === 'titles-held' && held + 1 >= c.atLeast);
}

/** That a destination so far away is chosen. */
export const wishedDestination = (outlook: Outlook, distance: number): number =>
  wished(outlook, (c) => c.is === 'destination-resolved' && c.distance === distance);

/** What whoever looks goes by: nukes are the cheaper the fewer have to be used up for a goal. */
export function weightsWithGoals(view: View, seat: Seat, weights: Weights): Weights {
  const outlook = { view, seat, side: 'humans', doubt: [], weights } as const;
  const spent = view.nukes === 0 ? 0 : wished(outlook, (c) => c.is === 'nukes') / view.nukes;
  return spent === 0 ? weights : { ...weights, nuke: weights.nuke - spent };
}
