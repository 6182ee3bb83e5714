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
  const me = view.players[seat];
  const players = [...view.players];
  players[seat] = { ...me, location: to, piloting: null };
  const moved = { ...view, players };
  if (me.piloting === null) sharesShips(moved, view);
  return moved;
}

const isOfActivation = ({ on }: Modifier): boolean => on === 'may-activate' || on === 'activation-cost';

const onSheets = new Map<string, readonly Modifier[]>();

/** What a character's sheet says about activating locations. */
function sheetModifiers(id: string): readonly Modifier[] {
  let found = onSheets.get(id);
  if (!found) {
    found = character(id).abilities.flatMap(({ modifiers = [] }) => modifiers.filter(isOfActivation));
    onSheets.set(id, found);
  }
  return found;
}

function activationModifiers(view: View, seat: Seat): readonly Modifier[] {
  const sheet = sheetSpeaks(view, seat) ? sheetModifiers(view.players[seat].character) : [];
  if (view.inPlay.length === 0) return sheet;
  const kept = view.inPlay.flatMap(({ deck, card }) => deckTables[deck][card].inPlay?.modifiers ?? []);
  return [...sheet, ...kept.filter(isOfActivation)];
}

/** What a card that is given up by choice is worth. */
const spareStrength = 1.4;

/** Cards to be paid for activating a location, or nothing where it cannot be activated. */
function activationCost(view: View, seat: Seat, id: string): number | undefined {
  let cost = 0;
  for (const modifier of activationModifiers(view, seat)) {
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
  const { view } = outlook;
  const face = locationSeen(view, id);
  if (!face?.actions || view.damagedLocations.includes(id)) return undefined;
  const here = relocated(view, seat, id);
  const human = isHuman(here, seat);
  const scene = { you: seat, bind: {} };
  const actions = face.actions.filter(
    (action) =>
      // What a disguise is worth is no matter of the place.
      action.for !== 'infiltrator' &&
      isActionFor(face.board, action, here.players[seat]) &&
      (!action.if || mightHold(here, action.if, scene)),
  );
  if (actions.length === 0) return undefined;
  const cost = activationCost(here, seat, id);
  if (cost === undefined || cost > here.players[seat].cards) return undefined;
  const paid =
    cost *
    cardWorth(outlook, spareStrength, here.players[seat].cards) *
    (outlook.side === 'humans' ? 1 : -0.5);
  const there = { ...outlook, view: here };
  const worths = actions.map((action) => weigh(there, action.do, scene));
  const helps = human || (seat === outlook.seat && outlook.side === 'humans');
  return (helps ? Math.max(...worths) : Math.min(...worths)) - paid;
}
