import { inGame, perGame } from '../cards/in-game';
import { characterCards, skillCards } from '../cards/tables';
import type { G } from '../rules';
import { isHuman, offTheBoard, treacheryIsInGame } from '../table/queries';
import type { Seat } from '../terms';
import { ownDisguise } from './actions/infiltration';
import { ownLoyalty } from './actions/loyalty';
import { ownMutiny } from './actions/mutiny';
import type { ActionOption, ActionSource } from './actions/offers';
import { ownBoard, ownPlace } from './actions/places';
import { addSheet, ownSheet, refuseSheet } from './actions/sheets';
import { addCards, ownCards, refuseMovementCards } from './actions/skill-cards';
import { ownTitles } from './actions/titles';
import { Refusals, type RefusedOptions } from './objections';
import { mayBeDone } from './rulings';
import { ownOrders, viperCost } from './viper-orders';

/** What a player may do with an action, from wherever actions come. */

const viperCause = Object.freeze({ kind: 'rule', id: 'vipers.activation-options' } as const);

const ownViper: ActionSource = {
  add(g, seat, options) {
    const { piloting, hand } = g.state.players[seat];
    if (piloting !== null && viperCost(g, seat) <= hand.length)
      options.push({
        id: 'viper',
        cause: viperCause,
        ahead: { ask: 'viper-activation', options: ownOrders(g, seat) },
      });
  },
};

/** In the order in which they are offered. A box that brings another kind of thing to act with adds it here. */
export const actionSources: readonly ActionSource[] = [
  ownPlace,
  ownBoard,
  ownCards,
  ownSheet,
  ownTitles,
  ownLoyalty,
  ownMutiny,
  ownViper,
  ownDisguise,
];

function mayAct(g: G, seat: Seat): boolean {
  return !offTheBoard(g.state.players[seat]) && mayBeDone(g, 'may-act', { seat });
}

/** Whether a seat could have something to do with an action for all that the others know. */
export function mightAct(g: G, seat: Seat): boolean {
  // rule: turn.action.cylon-treachery
  return (isHuman(g.state, seat) || treacheryIsInGame(g.state)) && mayAct(g, seat);
}

/** What of a seat's own it cannot do with an action now, and why. */
export function refusedActions(g: G, seat: Seat): readonly RefusedOptions[] {
  const refused = new Refusals();
  for (const { refuse } of actionSources) refuse?.(g, seat, refused);
  return refused.all;
}

/** What of a seat's own it cannot do in place of moving now, and why. */
export function refuseMovementActions(g: G, seat: Seat, refused: Refusals): void {
  if (!mayAct(g, seat)) return;
  refuseMovementCards(g, seat, refused);
  refuseSheet(g, seat, 'movement', refused);
}

/** Everything a seat could do with an action. rule: turn.action.kinds, turn.action.cylon-location-only */
export function actionsOf(g: G, seat: Seat): ActionOption[] {
  const options: ActionOption[] = [];
  if (!mayAct(g, seat)) return options;
  for (const source of actionSources) source.add(g, seat, options);
  return options;
}

/** Whether a game has any Movement actions. */
const movementActions = perGame(
  (options) =>
    skillCards.some((card) => card.movement && inGame(options, card)) ||
    characterCards.some((card) => inGame(options, card) && card.abilities.some(({ movement }) => movement)),
);

/** What a seat could do in its own Movement step in place of moving. rule: turn.movement.movement-action */
export function movementActionsOf(g: G, seat: Seat): ActionOption[] {
  const options: ActionOption[] = [];
  if (!movementActions(g.state.options) || !mayAct(g, seat)) return options;
  addCards(g, seat, 'movement', options);
  addSheet(g, seat, 'movement', options);
  return options;
}
