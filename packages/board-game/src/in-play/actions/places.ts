import { foldNumber } from '@ragtag/kernel';
import { inGame, perGame } from '../../cards/in-game';
import { boardActions, fromTables, locationCards } from '../../cards/tables';
import type { ActingAs, LocationCard, PlaceAction } from '../../cards/types';
import type { Price } from '../../effects/types';
import type { G } from '../../rules';
import { isActionFor } from '../../table/boards';
import type { BoardName, Seat } from '../../terms';
import { forbiddenBy } from '../explained';
import { locationAt, locationsNow } from '../faces';
import { canPay, pricesIn } from '../prices';
import { answersTo, mayBeDone, reasonsAgainst } from '../rulings';
import { type ActionOption, type ActionSource, available, type Offer, offer, optionNow } from './offers';

/** Actions of the place where somebody is, and of its board. */

/** By the face of a place. */
const byLocation = fromTables(
  () =>
    new Map<LocationCard, readonly Offer[]>(
      locationCards.map((card) => [
        card,
        (card.actions ?? []).map((action) => placeOffer(card.place, action)),
      ]),
    ),
);

/** The only action of a place goes by the place. */
function placeOffer(place: string, action: PlaceAction): Offer {
  const id = action.id === undefined ? `location:${place}` : `location:${place}.${action.id}`;
  return offer(id, { kind: 'location', id: place }, action, undefined, action.for);
}

const none: readonly Offer[] = [];
const offersAt = (face: LocationCard) => byLocation().get(face) ?? none;

/** Whether a player is one of those for whom an action is. */
function isFor(g: G, seat: Seat, board: BoardName, action: { readonly for?: ActingAs }): boolean {
  return isActionFor(board, action, g.state.players[seat]);
}

/** What using a location costs: skill cards, and what has to be given up besides. */
interface ActivationCost {
  readonly cards: number;
  readonly prices: readonly Price[];
}

export function activationCost(g: G, seat: Seat, location: string): ActivationCost {
  const said = answersTo(g, 'activation-cost', { seat, location });
  return { cards: foldNumber(0, said), prices: pricesIn(said) };
}

function canPayFor(g: G, seat: Seat, location: string, { cards, prices }: ActivationCost): boolean {
  if (cards > g.state.players[seat].hand.length) return false;
  return prices.every((price) => canPay(g, seat, price, { kind: 'location', id: location }));
}

/**
 * What speaks against a seat's using a location: `absent`, `damaged`, `other-side`, `price`, `requirement`, and
 * the reasons that whatever in play gives. rule: actions.damaged-location
 */
function reasonsAgainstUsing(g: G, seat: Seat, { place, board }: LocationCard, action: Offer): string[] {
  const { players, damagedLocations } = g.state;
  const reasons = reasonsAgainst(g, 'may-activate', { seat, location: place });
  // Who is among the humans already, or cannot be, has nothing of what is for infiltrators.
  if (!isFor(g, seat, board, action))
    reasons.push(action.for === 'infiltrator' ? 'requirement' : 'other-side');
  if (players[seat].location !== place) reasons.push('absent');
  if (damagedLocations.includes(place)) reasons.push('damaged');
  const cost = activationCost(g, seat, place);
  if (!canPayFor(g, seat, place, cost)) reasons.push('price');
  if (!available(g, seat, action, cost.cards)) reasons.push('requirement');
  return reasons;
}

/** The same for who is there, and the place is whole: whether nothing speaks against it. */
function isUsable(g: G, seat: Seat, { place, board }: LocationCard, action: Offer): boolean {
  if (!isFor(g, seat, board, action) || !mayBeDone(g, 'may-activate', { seat, location: place }))
    return false;
  const cost = activationCost(g, seat, place);
  return canPayFor(g, seat, place, cost) && available(g, seat, action, cost.cards);
}

function addUse(g: G, seat: Seat, { place }: LocationCard, action: Offer, options: ActionOption[]): void {
  options.push(optionNow(g, seat, action, action.idle ? activationCost(g, seat, place).cards : 0));
}

/** The locations among those named that a seat could use if some reasons did not count. */
export function locationOptions(
  g: G,
  seat: Seat,
  among: readonly string[] | undefined,
  waived: readonly string[],
): ActionOption[] {
  const options: ActionOption[] = [];
  for (const face of locationsNow(g)) {
    if (among && !among.includes(face.place)) continue;
    for (const each of offersAt(face)) {
      if (reasonsAgainstUsing(g, seat, face, each).every((reason) => waived.includes(reason)))
        addUse(g, seat, face, each, options);
    }
  }
  return options;
}

export const ownPlace: ActionSource = {
  add(g, seat, options) {
    const { location } = g.state.players[seat];
    const face = location === null ? undefined : locationAt(g, location);
    if (!face || g.state.damagedLocations.includes(face.place)) return;
    for (const each of offersAt(face)) {
      if (isUsable(g, seat, face, each)) addUse(g, seat, face, each, options);
    }
  },
  refuse(g, seat, refused) {
    const { players, damagedLocations } = g.state;
    for (const face of locationsNow(g)) {
      const { place, board } = face;
      const here = offersAt(face).filter((each) => isFor(g, seat, board, each));
      if (players[seat].location !== place) {
        for (const { option } of offersAt(face)) refused.add(option.id, 'absent', 'turn.action.kinds');
        if (offersAt(face).length === 0) refused.add(`location:${place}`, 'absent', 'turn.action.kinds');
      } else if (here.length === 0) refused.add(`location:${place}`, 'no-action', 'actions.sources');
      for (const each of players[seat].location === place ? here : []) {
        const { id } = each.option;
        const forbidden = forbiddenBy(g, 'may-activate', { seat, location: place });
        const cost = activationCost(g, seat, place);
        if (damagedLocations.includes(place)) refused.add(id, 'damaged', 'actions.damaged-location');
        else if (forbidden) refused.add(id, 'forbidden', null, forbidden);
        else if (!canPayFor(g, seat, place, cost)) refused.add(id, 'price', null);
        else if (!available(g, seat, each, cost.cards))
          refused.add(id, 'requirement', 'locations.target-none');
      }
    }
  },
};

const boardOffers = perGame((options) =>
  boardActions
    .filter((action) => inGame(options, action))
    .map((action) => ({
      ...offer(`board:${action.id}`, { kind: 'board', id: action.id }, action),
      action,
    })),
);

/** What may be done wherever on a board one is, which is no use of a location. */
export const ownBoard: ActionSource = {
  add(g, seat, options) {
    const offers = boardOffers(g.state.options);
    const { location } = g.state.players[seat];
    if (offers.length === 0 || location === null) return;
    const board = locationAt(g, location)?.board;
    for (const each of offers) {
      const { action } = each;
      if (action.board !== board) continue;
      if (isFor(g, seat, board, action) && available(g, seat, each)) options.push(optionNow(g, seat, each));
    }
  },
};
