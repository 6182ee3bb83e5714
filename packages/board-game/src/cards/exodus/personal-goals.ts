import {
  addNotACylon,
  any,
  at,
  cardHidden,
  destinationResolved,
  distanceAtMost,
  drawLoyalty,
  lose,
  not,
  nukesLeft,
  shipsInSpace,
  showCard,
  spend,
  titlesHeld,
  vipersLost,
  when,
} from '../../effects/build';
import type { Condition, Effect } from '../../effects/types';
import type { Resource } from '../../terms';
import type { LoyaltyCardInfo } from '../types';

/** rule: loyalty.personal-goal.replace */
const replaced = when(distanceAtMost(6), [addNotACylon(1), drawLoyalty('you', 1)]);

/**
 * Shown with an action once it is reached, and else paid for in the end.
 * rule: loyalty.personal-goal.reveal, loyalty.personal-goal.end
 */
const goal = (
  id: string,
  name: string,
  cost: Resource,
  reached: { readonly if: Condition } | { readonly price: Effect },
): LoyaltyCardInfo => ({
  id: `pg-${id}`,
  name: `Personal Goal: ${name}`,
  box: 'exodus',
  when: 'personalgoal or house_special_notacylon',
  special: 'personalgoal',
  copies: 1,
  side: 'human',
  action:
    'if' in reached
      ? { if: reached.if, do: [showCard(), replaced] }
      : { do: [reached.price, showCard(), replaced] },
  reactions: [{ window: 'game-over', kind: 'forced', if: cardHidden(), do: [lose(cost, 1)] }],
});

/** Cards of humans with a secret goal. */
export const personalGoals: readonly LoyaltyCardInfo[] = [
  goal('acquire-power', 'Acquire Power', 'food', { if: titlesHeld('you', 2) }),
  goal('devastation', 'Devastation', 'morale', { if: not(nukesLeft(1)) }),
  goal('political-intrigue', 'Political Intrigue', 'food', { if: at('president', 'brig') }),
  goal('sacrifice', 'Sacrifice', 'fuel', { if: vipersLost(6) }),
  goal('self-destruction', 'Self-Destruction', 'morale', {
    if: any(at('you', 'brig'), at('you', 'sickbay')),
  }),
  goal('selfish', 'Selfish', 'fuel', { price: spend('you', { strength: 20 }) }),
  goal('stand-and-fight', 'Stand and Fight', 'population', { if: shipsInSpace('raider', 10) }),
  goal('use-caution', 'Use Caution', 'population', { if: destinationResolved(1) }),
];
