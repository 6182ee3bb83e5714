import type { Frame, Option } from '@ragtag/kernel';
import { character, location, loyaltyCards, quorumCards, skillKinds, titleCards } from '../cards/tables';
import { test } from '../conditions';
import { discardFromHand } from '../decks';
import { runEffects } from '../effects/start';
import type { ActionSpec, Cause } from '../effects/types';
import { differentCards, type HandOption, handOptions } from '../hand-options';
import { limitReached, spendLimit } from '../limits';
import { isHuman, offTheBoard } from '../queries';
import { mayBeDone, number } from '../questions';
import { open } from '../reactions';
import { type G, rules } from '../rules';
import { type EffectList, scriptOf } from '../scripts';
import type { Seat } from '../terms';

export interface Action {
  readonly seat: Seat;
  cause: Cause | null;
  effects: EffectList | null;
  /** Skill cards to be paid for activating the location. */
  price: number;
  /** Id of the skill card whose action was used. */
  cardUsed: string | null;
}

declare module '../rules' {
  interface Procedures {
    action: Action;
  }
}

/** Something a player may do with an action. */
export interface ActionOption extends Option {
  readonly cause: Cause;
  readonly effects?: EffectList;
}

/** rule: actions.damaged-location, locations' own conditions, and whatever in play speaks against it. */
function mayActivate(g: G, seat: Seat, id: string): boolean {
  const { action, board } = location(id);
  if (!action || (board === 'cylon') === isHuman(g.state, seat)) return false;
  if (g.state.damagedLocations.includes(id)) return false;
  if (!mayBeDone(g, 'may-activate', { seat, location: id })) return false;
  if (activationCost(g, seat) > g.state.players[seat].hand.length) return false;
  return allowed(g, action, seat, { kind: 'location', id });
}

function activationCost(g: G, seat: Seat): number {
  return number(g, 'activation-cost', 0, { seat });
}

function allowed(g: G, action: ActionSpec, seat: Seat, cause: Cause): boolean {
  return !action.if || test(g, action.if, { you: seat, bind: {}, cause });
}

function offer(options: ActionOption[], id: string, action: ActionSpec, cause: Cause): void {
  options.push({ id, cause, effects: scriptOf(action.do) as EffectList });
}

function addCards(g: G, seat: Seat, options: ActionOption[]): void {
  for (const card of differentCards(g.state.players[seat].hand)) {
    const { id, card: info } = skillKinds[card];
    if (!info.action) continue;
    const cause: Cause = { kind: 'skill', id: info.id, card };
    if (info.limit && limitReached(g, info.limit, cause, seat)) continue;
    if (allowed(g, info.action, seat, cause)) offer(options, `card:${id}`, info.action, cause);
  }
}

function addSheet(g: G, seat: Seat, options: ActionOption[]): void {
  for (const ability of character(g.state.players[seat].character).abilities) {
    if (!ability.action) continue;
    const cause: Cause = { kind: 'sheet', id: ability.id };
    if (ability.limit && limitReached(g, ability.limit, cause, seat)) continue;
    if (allowed(g, ability.action, seat, cause)) offer(options, `sheet:${ability.id}`, ability.action, cause);
  }
}

function addTitles(g: G, seat: Seat, options: ActionOption[]): void {
  const s = g.state;
  for (const title of titleCards) {
    if (s.titles[title.id] !== seat) continue;
    for (const action of title.actions) {
      const cause: Cause = { kind: 'title', id: title.id };
      if (allowed(g, action, seat, cause)) offer(options, `title:${action.id}`, action, cause);
    }
  }
  if (s.titles.president === seat) for (const option of quorumOptions(g, seat)) options.push(option);
}

/** The Quorum cards that the President could play now. rule: titles.president.quorum-hand */
export function quorumOptions(g: G, seat: Seat): ActionOption[] {
  const { quorumHand } = g.state;
  const found: ActionOption[] = [];
  for (const card of quorumHand.filter((c, i) => quorumHand.indexOf(c) === i)) {
    const { id, action } = quorumCards[card];
    const cause: Cause = { kind: 'quorum', id, card };
    if (allowed(g, action, seat, cause)) found.push({ id: `quorum:${id}`, cause });
  }
  return found;
}

/** rule: cylon-reveal.action — one Cylon card, shown as an action. */
function addReveals(g: G, seat: Seat, options: ActionOption[]): void {
  for (const { card, faceUp } of g.state.players[seat].loyalty) {
    const { id, side } = loyaltyCards[card];
    if (side === 'cylon' && !faceUp)
      options.push({ id: `reveal:${id}`, cause: { kind: 'loyalty', id, card } });
  }
}

/** Everything a seat could do with an action. rule: turn.action.kinds */
export function actionsOf(g: G, seat: Seat): ActionOption[] {
  const options: ActionOption[] = [];
  const p = g.state.players[seat];
  if (offTheBoard(p) || !mayBeDone(g, 'may-act', { seat })) return options;
  if (p.location !== null && mayActivate(g, seat, p.location)) {
    const cause: Cause = { kind: 'location', id: p.location };
    const { action } = location(p.location);
    if (action) offer(options, `location:${p.location}`, action, cause);
  }
  // rule: turn.action.cylon-location-only
  if (!isHuman(g.state, seat)) return options;
  addCards(g, seat, options);
  addSheet(g, seat, options);
  addTitles(g, seat, options);
  addReveals(g, seat, options);
  if (p.piloting !== null)
    options.push({ id: 'viper', cause: { kind: 'rule', id: 'vipers.activation-options' } });
  return options;
}

const nothing: ActionOption = { id: 'nothing', cause: { kind: 'rule', id: 'turn.action.one' } };

rules.ask<ActionOption, Action>('action', {
  options: (g, { seat }) => [...actionsOf(g, seat), nothing],
  chosen(g, frame, [pick]) {
    if (pick.id === 'nothing') return;
    const { seat } = frame;
    const { cause } = pick;
    frame.cause = cause;
    frame.effects = pick.effects ?? null;
    g.facts.push({ fact: 'action', seat, cause, rule: 'turn.action.one' });
    if (cause.kind === 'location') frame.price = activationCost(g, seat);
    // rule: timing.played-card-leaves-hand
    if (cause.kind === 'skill' && cause.card !== undefined) {
      discardFromHand(g, seat, [cause.card], cause);
      frame.cardUsed = cause.id;
    }
  },
});

rules.ask<HandOption, Action>('pay-for-location', {
  options: (g, { seat }) => handOptions(g.state.players[seat].hand),
  count: (_g, { price }) => [price, price],
  chosen: (g, { seat }, picks) =>
    discardFromHand(
      g,
      seat,
      picks.map((p) => p.card),
      { kind: 'rule', id: 'activation-cost' },
    ),
});

/** Limits of cards and abilities are counted when they are used. */
function countUse(g: G, { seat, cause }: Frame & Action): void {
  if (cause?.kind === 'skill' && cause.card !== undefined) {
    const { limit } = skillKinds[cause.card].card;
    if (limit) spendLimit(g, limit, cause, seat);
  }
  if (cause?.kind === 'sheet') {
    const ability = character(g.state.players[seat].character).abilities.find((a) => a.id === cause.id);
    if (ability?.limit) spendLimit(g, ability.limit, cause, seat);
  }
}

/** One action, on the own turn or granted. */
rules.procedure('action', {
  choose: (g, frame) => void rules.put(g, frame.seat, 'action'),
  pay(g, frame) {
    if (frame.cause === null) return rules.finish(g);
    if (frame.price > 0) rules.put(g, frame.seat, 'pay-for-location');
  },
  perform(g, frame) {
    const { seat, cause, effects } = frame;
    if (cause === null) return;
    countUse(g, frame);
    if (cause.kind === 'loyalty') rules.call(g, 'reveal-cylon', { seat, card: cause.card ?? -1 });
    else if (cause.kind === 'quorum') rules.call(g, 'play-quorum', playedFromHand(seat, cause.card ?? -1));
    else if (effects !== null) runEffects(g, effects, { you: seat, cause, bind: {} });
    else rules.call(g, 'viper-activations', { seat, left: 1, own: true, cause });
  },
  openCardActionDone(g, frame) {
    if (frame.cardUsed !== null) open(g, 'card-action-done');
  },
});

/** Locals of a Quorum card played from the Quorum hand. */
export function playedFromHand(seat: Seat, card: number) {
  return { seat, card, fromHand: true, fate: 'discard' as const, holder: null };
}

/** Grants a seat one action, now. */
export function takeAction(g: G, seat: Seat): void {
  rules.call(g, 'action', { seat, cause: null, effects: null, price: 0, cardUsed: null });
}
