import {
  isKnownCylon,
  type LoyaltyCardInfo,
  loyaltyCards,
  rights,
  type Seat,
  type View,
} from '@ragtag/board-game';
import { sides as words } from '.';

/** On which side a seat was, once everything can be told. */
export type Part = LoyaltyCardInfo['side'] | 'leader';

export const partNames: Readonly<Record<Part, string>> = words;

export function partOf(view: View, seat: Seat): Part {
  const player = view.players[seat];
  const { loyalty, standing } = player;
  if (standing === 'leader' || standing === 'infiltrating-leader') return 'leader';
  const sides = loyalty.flatMap(({ card }) => (card === null ? [] : [loyaltyCards[card].side]));
  if (rights(player).ownGoals && sides.includes('sympathetic')) return 'sympathetic';
  if (sides.includes('cylon')) return 'cylon';
  if (isKnownCylon(player)) return sides.includes('sympathizer') ? 'sympathizer' : 'cylon';
  return 'human';
}
