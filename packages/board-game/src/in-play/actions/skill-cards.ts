import { fromTables, skillKinds } from '../../cards/tables';
import type { G } from '../../rules';
import { readsText } from '../../table/queries';
import type { Seat } from '../../terms';
import { forbiddenBy } from '../explained';
import type { Refusals } from '../objections';
import { couldAnswerFor, mayBeDone, number } from '../rulings';
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

/** Actions and Movement actions of skill cards in hand. */

const byCard = fromTables(() => ({ action: offersFor('action'), movement: offersFor('movement') }));

function offersFor(use: TurnUse): readonly (Offer | null)[] {
  return skillKinds.map(({ id, card: info }, card) => {
    const spec = info[use];
    return spec ? offer(`card:${id}`, { kind: 'skill', id: info.id, card }, spec, info.limit) : null;
  });
}

/** Skill cards to be paid for the action of a skill card, besides the card itself. */
export function cardActionCost(g: G, seat: Seat, card: string): number {
  return number(g, 'card-action-cost', 0, { seat, card });
}

/** What restricts or taxes an action does so to a Movement action too. rule: movement-actions.restrictions-carry */
function mayUseCard(g: G, seat: Seat, card: number): boolean {
  const { id, skill } = skillKinds[card].card;
  if (!readsText(g.state, seat, skill)) return false;
  if (
    couldAnswerFor(g, 'may-use-card', seat) &&
    !mayBeDone(g, 'may-use-card', { seat, card: id, skill, use: 'action' })
  )
    return false;
  return (
    !couldAnswerFor(g, 'card-action-cost', seat) ||
    cardActionCost(g, seat, id) < g.state.players[seat].hand.length
  );
}

export function addCards(g: G, seat: Seat, use: TurnUse, options: ActionOption[]): void {
  const { hand } = g.state.players[seat];
  const offers = byCard()[use];
  for (let i = 0; i < hand.length; i++) {
    if (i > 0 && hand[i] === hand[i - 1]) continue;
    const found = offers[hand[i]];
    if (found && mayUseCard(g, seat, hand[i]) && available(g, seat, found))
      options.push(optionNow(g, seat, found));
  }
}

/** What speaks against Movement actions of cards in hand. rule: movement-actions.restrictions-carry */
export function refuseMovementCards(g: G, seat: Seat, refused: Refusals): void {
  for (const card of new Set(g.state.players[seat].hand)) {
    const { id, card: info } = skillKinds[card];
    const found = byCard().movement[card];
    if (!found) continue;
    const use = { seat, card: info.id, skill: info.skill, use: 'action' };
    const forbidden = forbiddenBy(g, 'may-use-card', use);
    if (!readsText(g.state, seat, info.skill)) refused.add(`card:${id}`, 'cylon', 'actions.cylon-forbidden');
    else if (forbidden) refused.add(`card:${id}`, 'forbidden', null, forbidden);
    else if (!mayUseCard(g, seat, card)) refused.add(`card:${id}`, 'price', null);
    else addRefusal(g, seat, found, refused);
  }
}

export const ownCards: ActionSource = {
  add: (g, seat, options) => addCards(g, seat, 'action', options),
  refuse(g, seat, refused) {
    for (const card of new Set(g.state.players[seat].hand)) {
      const { id, card: info } = skillKinds[card];
      const option = `card:${id}`;
      const found = byCard().action[card];
      const use = { seat, card: info.id, skill: info.skill, use: 'action' };
      const forbidden = forbiddenBy(g, 'may-use-card', use);
      if (!readsText(g.state, seat, info.skill)) refused.add(option, 'cylon', 'actions.cylon-forbidden');
      else if (!found)
        refused.add(option, info.reaction ? 'reaction-only' : 'counts-only', 'actions.action-tag');
      else if (forbidden) refused.add(option, 'forbidden', null, forbidden);
      else if (!mayUseCard(g, seat, card)) refused.add(option, 'price', null);
      else if (!available(g, seat, found)) refused.add(option, 'requirement', 'actions.action-tag');
    }
  },
};
