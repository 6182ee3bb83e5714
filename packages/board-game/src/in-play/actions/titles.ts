import { fromTables, quorumCards, titleCards } from '../../cards/tables';
import type { ActionSpec, Cause } from '../../effects/types';
import type { G } from '../../rules';
import { isHuman } from '../../table/queries';
import { type Seat, titles } from '../../terms';
import { titleActions } from '../faces';
import {
  type ActionOption,
  type ActionSource,
  addRefusal,
  available,
  type Offer,
  offer,
  offering,
} from './offers';

/** Actions of the titles that somebody holds, and of the Quorum cards in the President's hand. */

const byTitleAction = fromTables(
  () =>
    new Map<ActionSpec, Offer>(
      titleCards.flatMap(({ title, actions }) =>
        actions.map((action) => [
          action,
          offer(`title:${action.id}`, { kind: 'title', id: title }, action, action.limit),
        ]),
      ),
    ),
);

/** A Quorum card runs through its own procedure, so its option names no effects. */
const byQuorumCard = fromTables(() =>
  quorumCards.map(({ id, action }, card): Offer => {
    const cause: Cause = { kind: 'quorum', id, card };
    return offering({ id: `quorum:${id}`, cause }, action);
  }),
);

function eachOffer(g: G, seat: Seat, visit: (offer: Offer) => void): void {
  // rule: titles.human-only
  if (!isHuman(g.state, seat)) return;
  for (const title of titles) {
    if (g.state.titles[title] !== seat) continue;
    for (const action of titleActions(g, title)) {
      const found = byTitleAction().get(action);
      if (found) visit(found);
    }
  }
}

/** Whether somebody could carry out a Quorum card now. */
export function isQuorumPlayable(g: G, seat: Seat, card: number): boolean {
  return available(g, seat, byQuorumCard()[card]);
}

/** The Quorum cards that the President could play now. rule: titles.president.quorum-hand */
export function quorumOptions(g: G, seat: Seat): ActionOption[] {
  const options: ActionOption[] = [];
  addQuorumCards(g, seat, options);
  return options;
}

function addQuorumCards(g: G, seat: Seat, options: ActionOption[]): void {
  const { quorumHand } = g.state;
  for (let i = 0; i < quorumHand.length; i++) {
    if (quorumHand.indexOf(quorumHand[i]) < i) continue;
    const found = byQuorumCard()[quorumHand[i]];
    if (available(g, seat, found)) options.push(found.option);
  }
}

export const ownTitles: ActionSource = {
  add(g, seat, options) {
    eachOffer(g, seat, (each) => {
      if (available(g, seat, each)) options.push(each.option);
    });
    if (g.state.titles.president === seat) addQuorumCards(g, seat, options);
  },
  refuse(g, seat, refused) {
    eachOffer(g, seat, (each) => addRefusal(g, seat, each, refused));
    if (g.state.titles.president === seat)
      for (const card of new Set(g.state.quorumHand)) addRefusal(g, seat, byQuorumCard()[card], refused);
  },
};
