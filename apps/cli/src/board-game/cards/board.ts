import {
  type BasestarToken,
  boards,
  type CivilianShipToken,
  type GalacticaToken,
  type LocationCard,
} from '@ragtag/board-game';
import { cardText } from '@ragtag/board-game/say';
import { checkFields } from './crises';
import { type Entry, entry, requirement, told, under } from './entry';

export function locationEntry(card: LocationCard): Entry {
  const { board, hazardous, damageable, actions = [] } = card;
  const [action] = actions;
  const check = action?.do.find((effect) => effect.do === 'check');
  return entry('location', card, {
    board,
    who: boards[board].of,
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
  return entry('tokens', token, { kind: 'galactica-damage', location, lose, after });
}

export function basestarTokenEntry(token: BasestarToken): Entry {
  return entry('tokens', token, {
    kind: 'basestar-damage',
    worth: token.worth ?? 1,
    effects: [cardText(token).text],
  });
}
