import { characterCards, fromTables } from '../../cards/tables';
import type { G } from '../../rules';
import { sheetSpeaks } from '../../table/queries';
import type { Seat } from '../../terms';
import { forbiddenBy } from '../explained';
import { scopeOf } from '../limits';
import type { Refusals } from '../objections';
import { mayBeDone } from '../rulings';
import {
  type ActionOption,
  type ActionSource,
  addRefusal,
  available,
  type Offer,
  offer,
  optionNow,
  type TurnUse,
} from './offers';

/** Actions and Movement actions of the own character sheet, where it is in force. */

const byCharacter = fromTables(() => ({ action: offersFor('action'), movement: offersFor('movement') }));

function offersFor(use: TurnUse): ReadonlyMap<string, readonly Offer[]> {
  return new Map(
    characterCards.map(({ id, abilities }) => [
      id,
      abilities.flatMap((ability) => {
        const spec = ability[use];
        const cause = { kind: 'sheet', id: ability.id } as const;
        return spec ? [offer(`sheet:${ability.id}`, cause, spec, ability.limit)] : [];
      }),
    ]),
  );
}

function offersOf(g: G, seat: Seat, use: TurnUse): readonly Offer[] {
  const { players, assist } = g.state;
  const own = byCharacter()[use].get(players[seat].character) ?? [];
  if (!assist) return own;
  // rule: variants.one-player.assist
  const more = byCharacter()[use].get(assist.character) ?? [];
  return [...own, ...more.filter(({ limit }) => limit && scopeOf(limit) === 'game')];
}

const about = (seat: Seat, { option, limit }: Offer) => ({
  seat,
  ability: option.cause.id,
  limit: limit && scopeOf(limit),
});

export function addSheet(g: G, seat: Seat, use: TurnUse, options: ActionOption[]): void {
  if (!sheetSpeaks(g.state, seat)) return;
  for (const each of offersOf(g, seat, use)) {
    if (mayBeDone(g, 'may-use-sheet', about(seat, each)) && available(g, seat, each))
      options.push(optionNow(g, seat, each));
  }
}

/** What speaks against what the sheet offers. */
export function refuseSheet(g: G, seat: Seat, use: TurnUse, refused: Refusals): void {
  if (!sheetSpeaks(g.state, seat)) return;
  for (const each of offersOf(g, seat, use)) {
    const forbidden = forbiddenBy(g, 'may-use-sheet', about(seat, each));
    if (forbidden) refused.add(each.option.id, 'forbidden', null, forbidden);
    else addRefusal(g, seat, each, refused);
  }
}

export const ownSheet: ActionSource = {
  add: (g, seat, options) => addSheet(g, seat, 'action', options),
  refuse: (g, seat, refused) => refuseSheet(g, seat, 'action', refused),
};
