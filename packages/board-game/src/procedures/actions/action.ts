import { type Asking, type Frame, never, scriptOf } from '@ragtag/kernel';
import { character, fromTables, skillKinds, titleCards } from '../../cards/tables';
import type { Ability } from '../../cards/types';
import { runEffects } from '../../effects/start';
import type { Cause } from '../../effects/types';
import { actionsOf, mightAct, refusedActions } from '../../in-play/action-options';
import type { ActionOption } from '../../in-play/actions/offers';
import { activationCost } from '../../in-play/actions/places';
import { cardActionCost } from '../../in-play/actions/skill-cards';
import { spendLimit } from '../../in-play/limits';
import { open } from '../../in-play/reactions';
import { discardFromHand } from '../../operations/decks';
import { type G, rules } from '../../rules';
import type { EffectList } from '../../scripts';
import type { State } from '../../state';
import { aCause, plain } from '../../state/shapes';
import type { Seat } from '../../terms';
import { playMutiny } from '../mutiny/play-mutiny';
import { demandDiscard } from '../skill-cards/discard-skills';

export interface Action {
  readonly seat: Seat;
  cause: Cause | null;
  effects: EffectList | null;
  /** Skill cards to be paid for it. */
  price: number;
  /** Id of the skill card whose action was used. */
  cardUsed: string | null;
  /** Who took the place of somebody that it executed. */
  newcomers?: Seat[];
}

declare module '../../rules' {
  interface Procedures {
    action: Action;
  }
  interface Asks {
    action: Asking<ActionOption>;
  }
}

rules.locals('action', { seat: plain, cause: aCause, effects: plain, price: plain, newcomers: plain });

const nothing: ActionOption = { id: 'nothing', cause: { kind: 'rule', id: 'turn.action.one' } };

rules.ask<ActionOption, Action>('action', {
  options(g, { seat }) {
    const options = actionsOf(g, seat);
    if (options.length > 0 || mightAct(g, seat)) options.push(nothing);
    return options;
  },
  refused: (g, { seat }) => refusedActions(g, seat),
  // Not to be asked would tell that somebody holds neither a card nor a loyalty to act with.
  moot: never,
  chosen(g, frame, [pick]) {
    if (pick.id !== 'nothing') declare(g, frame, pick, 'turn.action.one');
  },
});

/** What is done is told, and a card leaves the hand before its price is known. */
function declare(g: G, frame: Action, { cause, effects }: ActionOption, rule: string): void {
  const { seat } = frame;
  frame.cause = cause;
  frame.effects = effects ?? null;
  g.facts.push({ fact: 'action', seat, cause, rule });
  if (cause.kind === 'location') frame.price = activationCost(g, seat, cause.id).cards;
  // rule: timing.played-card-leaves-hand
  if (cause.kind === 'skill' && cause.card !== undefined) {
    discardFromHand(g, seat, [cause.card], cause);
    frame.cardUsed = cause.id;
    frame.price = cardActionCost(g, seat, cause.id);
  }
}

/** What titles may do, by the effects. */
const titleActions = fromTables(() => {
  const actions = titleCards.flatMap((card) => card.actions);
  return new Map(actions.map((action) => [scriptOf(action.do) as EffectList, action]));
});

function abilityOf({ players, assist }: State, seat: Seat, id: string): Ability | undefined {
  const on = (sheet: string) => character(sheet).abilities.find((ability) => ability.id === id);
  return on(players[seat].character) ?? (assist ? on(assist.character) : undefined);
}

/** Limits of cards and abilities are counted when they are used. */
function countUse(g: G, { seat, cause, effects }: Frame & Action): void {
  if (cause?.kind === 'skill' && cause.card !== undefined) {
    const { limit } = skillKinds[cause.card].card;
    if (limit) spendLimit(g, limit, cause, seat);
  }
  if (cause?.kind === 'title' && effects !== null) {
    const used = titleActions().get(effects);
    if (used?.limit) spendLimit(g, used.limit, cause, seat);
  }
  if (cause?.kind === 'sheet') {
    const ability = abilityOf(g.state, seat, cause.id);
    if (ability?.limit) spendLimit(g, ability.limit, cause, seat);
  }
}

/** One action, on the own turn or granted. */
rules.procedure('action', {
  choose(g, frame) {
    if (frame.cause === null) rules.put(g, frame.seat, 'action');
  },
  pay(g, { seat, cause, price }) {
    if (cause === null) return rules.finish(g);
    if (cause.kind === 'location')
      for (const more of activationCost(g, seat, cause.id).prices)
        rules.call(g, 'spend', { seat, price: scriptOf(more), cause });
    if (price === 0) return;
    const [question, ask] =
      cause.kind === 'location'
        ? (['activation-cost', 'pay-for-location'] as const)
        : (['card-action-cost', 'pay-price'] as const);
    demandDiscard(g, [{ seat, n: price, random: false }], { kind: 'rule', id: question }, ask);
  },
  perform(g, frame) {
    const { seat, cause, effects } = frame;
    if (cause === null) return;
    countUse(g, frame);
    if (effects !== null) runEffects(g, effects, { you: seat, cause, bind: {} });
    else if (cause.kind === 'mutiny') playMutiny(g, seat, cause.card ?? -1, true);
    else if (cause.kind === 'loyalty') rules.call(g, 'reveal-cylon', { seat, card: cause.card ?? -1 });
    else if (cause.kind === 'quorum') rules.call(g, 'play-quorum', playedFromHand(seat, cause.card ?? -1));
    else rules.call(g, 'viper-activations', { seat, left: 1, own: true, cause });
  },
  openCardActionDone(g, frame) {
    if (frame.cardUsed !== null) open(g, 'card-action-done');
  },
  openLocationDone(g, { cause }) {
    if (cause?.kind === 'location') open(g, 'location-done');
  },
});

/** Locals of a Quorum card played from the Quorum hand. */
export function playedFromHand(seat: Seat, card: number) {
  return { seat, card, fromHand: true, fate: 'discard' as const, holder: null };
}

/** A location does its work for a seat, wherever that is. */
export function activateLocation(g: G, seat: Seat, option: ActionOption): void {
  declare(g, takeAction(g, seat), option, 'turn.action.kinds');
}

/** A Movement action, which is paid for and restricted like an action. rule: turn.movement.movement-action */
export function takeMovementAction(g: G, seat: Seat, option: ActionOption): void {
  declare(g, takeAction(g, seat), option, 'turn.movement.movement-action');
}

/** Grants a seat one action, now. */
export function takeAction(g: G, seat: Seat): Action {
  return rules.call(g, 'action', {
    seat,
    cause: null,
    effects: null,
    price: 0,
    cardUsed: null,
    newcomers: undefined,
  });
}
