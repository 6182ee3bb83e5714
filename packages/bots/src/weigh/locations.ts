import {
  character,
  deckTables,
  isActionFor,
  isHuman,
  locationSeen,
  type Modifier,
  mightHold,
  type Seat,
  sheetSpeaks,
  type View,
} from '@ragtag/board-game';
import { cardWorth } from './cards';
import type { WeighList } from './control';
import { sharesShips } from './kept';
import type { Outlook } from './outlook';

/** What could be done at a location, as far as a view tells. */

/** The same table with one character somewhere else. */
export function relocated(view: View, seat: Seat, to: string): View {
  const players = view.players.map((p, i) => (i === seat ? { ...p, location: to, piloting: null } : p));
  const moved = { ...view, players };
  if (view.players[seat].piloting === null) sharesShips(moved, view);
  return moved;
}

function modifiersOf(view: View, seat: Seat): Modifier[] {
  const { character: id } = view.players[seat];
  const sheet = sheetSpeaks(view, seat) ? character(id).abilities.flatMap((a) => a.modifiers ?? []) : [];
  const kept = view.inPlay.flatMap(({ deck, card }) => deckTables[deck][card].inPlay?.modifiers ?? []);
  return [...sheet, ...kept];
}

/** What a card that is given up by choice is worth. */
const spareStrength = 1.4;

/** Cards to be paid for activating a location, or nothing where it cannot be activated. */
function activationCost(view: View, seat: Seat, id: string): number | undefined {
  let cost = 0;
  for (const modifier of modifiersOf(view, seat)) {
    if (modifier.locations && !modifier.locations.includes(id)) continue;
    if (modifier.if && !mightHold(view, modifier.if, { you: seat, bind: {} })) continue;
    if (modifier.on === 'may-activate' && modifier.no) return undefined;
    if (modifier.on === 'activation-cost') cost += modifier.add ?? 0;
  }
  return cost;
}

/** What the best action of a location is worth to the humans; nothing where it cannot be used. */
export function locationWorth(
  outlook: Outlook,
  seat: Seat,
  id: string,
  weigh: WeighList,
): number | undefined {
  const here = relocated(outlook.view, seat, id);
  if (here.damagedLocations.includes(id)) return undefined;
  const human = isHuman(here, seat);
  const face = locationSeen(here, id);
  const actions = (face?.actions ?? []).filter(
    (action) =>
      face !== undefined &&
      // What a disguise is worth is no matter of the place.
      action.for !== 'infiltrator' &&
      isActionFor(face.board, action, here.players[seat]) &&
      (!action.if || mightHold(here, action.if, { you: seat, bind: {} })),
  );
  if (actions.length === 0) return undefined;
  const cost = activationCost(here, seat, id);
  if (cost === undefined || cost > here.players[seat].cards) return undefined;
  const paid =
    cost *
    cardWorth(outlook, spareStrength, here.players[seat].cards) *
    (outlook.side === 'humans' ? 1 : -0.5);
  const worths = actions.map((action) =>
    weigh({ ...outlook, view: here }, action.do, { you: seat, bind: {} }),
  );
  const helps = human || (seat === outlook.seat && outlook.side === 'humans');
  return (helps ? Math.max(...worths) : Math.min(...worths)) - paid;
}
