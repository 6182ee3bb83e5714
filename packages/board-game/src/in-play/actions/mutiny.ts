import { fromTables, mutinyCards } from '../../cards/tables';
import type { Cause } from '../../effects/types';
import type { G } from '../../rules';
import { isHuman } from '../../table/queries';
import type { Seat } from '../../terms';
import { type ActionSource, addRefusal, available, type Offer, offering } from './offers';

/** Mutiny cards, which human players play with an action. rule: mutiny.secret, mutiny.cylons-none */

/** A Mutiny card runs through its own procedure, so its option names no effects. */
const byCard = fromTables(() =>
  mutinyCards.map(({ id, action }, card): Offer => {
    const cause: Cause = { kind: 'mutiny', id, card };
    return offering({ id: `mutiny:${id}`, cause }, action);
  }),
);

/** Whether somebody could carry out a Mutiny card now. */
export function isPlayable(g: G, seat: Seat, card: number): boolean {
  return available(g, seat, byCard()[card]);
}

export const ownMutiny: ActionSource = {
  add(g, seat, options) {
    const { mutiny } = g.state.players[seat];
    if (!mutiny || !isHuman(g.state, seat)) return;
    for (const card of mutiny) if (isPlayable(g, seat, card)) options.push(byCard()[card].option);
  },
  refuse(g, seat, refused) {
    for (const card of g.state.players[seat].mutiny ?? []) addRefusal(g, seat, byCard()[card], refused);
  },
};
