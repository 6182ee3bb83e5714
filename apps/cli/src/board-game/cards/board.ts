import {
  type BasestarToken,
  boards,
  type CivilianShipToken,
  type GalacticaToken,
  type LocationCard,
  occupationTrack,
} from '@ragtag/board-game';
import { cardText } from '@ragtag/board-game/say';
import { checkFields } from './crises';
import { type Entry, entry, requirement, told, under } from './entry';

/** Who may be there; of places that are open to all, who may do something there. */
function whoIsThere({ board, actions = [] }: LocationCard): string {
  const { of } = boards[board];
  if (of !== 'all') return of;
  const humansAlone = actions.length > 0 && actions.every((action) => action.for === 'human');
  return humansAlone ? 'human' : 'both';
}

/** Where it is on the track of the occupation forces, counted from 1. */
function onTrack(place: string): number | undefined {
  const position = occupationTrack.findIndex((each) => each === place);
  return position < 0 ? undefined : position + 1;
}

export function locationEntry(card: LocationCard): Entry {
  const { board, hazardous, damageable, actions = [] } = card;
  const [action] = actions;
  const check = action?.do.find((effect) => effect.do === 'check');
  return entry('location', card, {
    board,
    who: whoIsThere(card),
    occupation_track: onTrack(card.place),
    hazardous,
    damageable,
    restriction: action && requirement(action),
    passive: under(card, 'here'),
    action: action ? { effects: told(action.do) } : null,
    ...(actions.length > 1 && {
      further: actions.slice(1).map((each) => ({ for: each.for, effects: told(each.do) })),
    }),
    ...(check?.do === 'check' && checkFields(check.check)),
  });
}

export function civilianEntry(token: CivilianShipToken): Entry {
  return entry('tokens', token, { kind: 'civilian-ship', lose: token.lose });
}

export function galacticaTokenEntry(token: GalacticaToken): Entry {
  const { location, lose } = token;
  const after = lose && 'remove-from-game';
  const kind = token.box === 'pegasus' ? 'pegasus-damage' : 'galactica-damage';
  return entry('tokens', token, { kind, location, lose, after });
}

export function basestarTokenEntry(token: BasestarToken): Entry {
  return entry('tokens', token, {
    kind: 'basestar-damage',
    worth: token.worth ?? 1,
    effects: [cardText(token).text],
  });
}
