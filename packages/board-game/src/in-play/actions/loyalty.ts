import { fromTables, loyaltyCards } from '../../cards/tables';
import type { Cause } from '../../effects/types';
import { isHuman } from '../../table/queries';
import { mayBeDone } from '../rulings';
import { type ActionOption, type ActionSource, available, type Offer, offer } from './offers';

/** What human players may do with their own Loyalty cards. */

const reveals = fromTables(() =>
  loyaltyCards.map(({ id }, card): ActionOption => {
    const cause: Cause = Object.freeze({ kind: 'loyalty', id, card });
    return Object.freeze({ id: `reveal:${id}`, cause });
  }),
);

const goals = fromTables(() =>
  loyaltyCards.map(({ id, action }, card): Offer | null =>
    action ? offer(`goal:${id}`, { kind: 'loyalty', id, card }, action) : null,
  ),
);

export const ownLoyalty: ActionSource = {
  add(g, seat, options) {
    if (!isHuman(g.state, seat)) return;
    for (const { card, faceUp } of g.state.players[seat].loyalty) {
      if (faceUp) continue;
      // rule: cylon-reveal.action — one Cylon card, shown as an action
      if (loyaltyCards[card].side === 'cylon' && mayBeDone(g, 'may-reveal', { seat }))
        options.push(reveals()[card]);
      const goal = goals()[card];
      if (goal && available(g, seat, goal)) options.push(goal.option);
    }
  },
};
