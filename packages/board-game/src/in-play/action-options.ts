import type { Option } from '@ragtag/kernel';
import {
  characterCards,
  fromTables,
  locationCards,
  loyaltyCards,
  quorumCards,
  skillKinds,
  titleCards,
} from '../cards/tables';
import type { LocationCard } from '../cards/types';
import type { ActionSpec, Cause, Limit } from '../effects/types';
import type { G } from '../rules';
import { type EffectList, scriptOf } from '../scripts';
import { isOpenTo } from '../table/boards';
import { isHuman, offTheBoard, readsText, treacheryIsInGame } from '../table/queries';
import { type Seat, titles } from '../terms';
import { test } from './conditions';
import { forbiddenBy } from './explained';
import { locationAt, locationsNow, titleActions } from './faces';
import { type Idle, isIdle, mayBeIdle } from './idle';
import { limitReached, scopeOf } from './limits';
import { Refusals, type RefusedOptions } from './objections';
import { couldAnswer, mayBeDone, number, reasonsAgainst } from './rulings';
import { viperCost } from './viper-orders';

/** What a player may do with an action. */

export interface ActionOption extends Option, Idle {
  readonly cause: Cause;
  readonly effects?: EffectList;
}

/** An option with what must hold for it; made once, since none of it changes. */
interface Offer {
  readonly option: ActionOption;
  readonly action: ActionSpec;
  readonly limit?: Limit;
  /** The option where nothing would come of it, as far as that can be. */
  readonly idle?: ActionOption;
}

function offer(id: string, cause: Cause, action: ActionSpec, limit?: Limit): Offer {
  const option = { id, cause: Object.freeze(cause), effects: scriptOf(action.do) as EffectList };
  const idle = mayBeIdle(action.do) ? Object.freeze({ ...option, idle: true as const }) : undefined;
  return { option: Object.freeze(option), action, limit, idle };
}

const byCard = fromTables(() =>
  skillKinds.map(({ id, card: { id: name, action, limit } }, card) =>
    action ? offer(`card:${id}`, { kind: 'skill', id: name, card }, action, limit) : null,
  ),
);

const byCharacter = fromTables(
  () =>
    new Map(
      characterCards.map(({ id, abilities }) => [
        id,
        abilities.flatMap(({ id: ability, action, limit }) =>
          action ? [offer(`sheet:${ability}`, { kind: 'sheet', id: ability }, action, limit)] : [],
        ),
      ]),
    ),
);

const byTitleAction = fromTables(
  () =>
    new Map<ActionSpec, Offer>(
      titleCards.flatMap(({ title, actions }) =>
        actions.map((action) => [action, offer(`title:${action.id}`, { kind: 'title', id: title }, action)]),
      ),
    ),
);

/** By the face of a place. */
const byLocation = fromTables(
  () =>
    new Map<LocationCard, Offer>(
      locationCards.flatMap((card) => {
        const { place, action } = card;
        return action ? [[card, offer(`location:${place}`, { kind: 'location', id: place }, action)]] : [];
      }),
    ),
);

/** A Quorum card runs through its own procedure, so its option names no effects. */
const byQuorumCard = fromTables(() =>
  quorumCards.map(({ id, action }, card): Offer => {
    const cause: Cause = Object.freeze({ kind: 'quorum', id, card });
    return { option: Object.freeze({ id: `quorum:${id}`, cause }), action };
  }),
);

const byLoyaltyCard = fromTables(() =>
  loyaltyCards.map(({ id }, card): ActionOption => {
    const cause: Cause = Object.freeze({ kind: 'loyalty', id, card });
    return Object.freeze({ id: `reveal:${id}`, cause });
  }),
);

const ownViper: ActionOption = Object.freeze({
  id: 'viper',
  cause: { kind: 'rule', id: 'vipers.activation-options' },
} as const);

function available(g: G, seat: Seat, { option: { cause }, action, limit }: Offer, price = 0): boolean {
  if (limit && limitReached(g, limit, cause, seat)) return false;
  if (action.needs && !mayBeDone(g, action.needs, { seat })) return false;
  return !action.if || test(g, action.if, { you: seat, bind: {}, cause, price });
}

/** The option as it stands now. */
function optionNow(g: G, seat: Seat, { option, action, idle }: Offer, price = 0): ActionOption {
  return idle && isIdle(g, action.do, { you: seat, bind: {}, cause: option.cause, price }) ? idle : option;
}

/** Skill cards to be paid for using a location. */
export function activationCost(g: G, seat: Seat, location: string): number {
  return number(g, 'activation-cost', 0, { seat, location });
}

/** Skill cards to be paid for the action of a skill card, besides the card itself. */
export function cardActionCost(g: G, seat: Seat, card: string): number {
  return number(g, 'card-action-cost', 0, { seat, card });
}

/**
 * What speaks against a seat's using a location: `absent`, `damaged`, `other-side`, `price`, `requirement`, and
 * the reasons that whatever in play gives. rule: actions.damaged-location
 */
function reasonsAgainstUsing(g: G, seat: Seat, { place, board }: LocationCard, action: Offer): string[] {
  const { players, damagedLocations } = g.state;
  const reasons = reasonsAgainst(g, 'may-activate', { seat, location: place });
  if (!isOpenTo(board, isHuman(g.state, seat))) reasons.push('other-side');
  if (players[seat].location !== place) reasons.push('absent');
  if (damagedLocations.includes(place)) reasons.push('damaged');
  const price = activationCost(g, seat, place);
  if (price > players[seat].hand.length) reasons.push('price');
  if (!available(g, seat, action, price)) reasons.push('requirement');
  return reasons;
}

function addLocation(g: G, seat: Seat, place: string, options: ActionOption[]): void {
  const face = locationAt(g, place);
  const found = face && byLocation().get(face);
  if (!found || g.state.damagedLocations.includes(place)) return;
  if (reasonsAgainstUsing(g, seat, face, found).length > 0) return;
  options.push(optionNow(g, seat, found, found.idle ? activationCost(g, seat, place) : 0));
}

/** The locations among those named that a seat could use if some reasons did not count. */
export function locationOptions(
  g: G,
  seat: Seat,
  among: readonly string[] | undefined,
  waived: readonly string[],
): ActionOption[] {
  const options: ActionOption[] = [];
  for (const face of locationsNow(g)) {
    const found = byLocation().get(face);
    if (!found || (among && !among.includes(face.place))) continue;
    if (reasonsAgainstUsing(g, seat, face, found).every((reason) => waived.includes(reason)))
      options.push(optionNow(g, seat, found, found.idle ? activationCost(g, seat, face.place) : 0));
  }
  return options;
}

function mayUseCard(g: G, seat: Seat, card: number): boolean {
  const { id, skill } = skillKinds[card].card;
  if (!readsText(g.state, seat, skill)) return false;
  if (
    couldAnswer(g, 'may-use-card') &&
    !mayBeDone(g, 'may-use-card', { seat, card: id, skill, use: 'action' })
  )
    return false;
  return (
    !couldAnswer(g, 'card-action-cost') || cardActionCost(g, seat, id) < g.state.players[seat].hand.length
  );
}

function addCards(g: G, seat: Seat, options: ActionOption[]): void {
  const { hand } = g.state.players[seat];
  for (let i = 0; i < hand.length; i++) {
    if (i > 0 && hand[i] === hand[i - 1]) continue;
    const found = byCard()[hand[i]];
    if (found && mayUseCard(g, seat, hand[i]) && available(g, seat, found))
      options.push(optionNow(g, seat, found));
  }
}

function addSheet(g: G, seat: Seat, options: ActionOption[]): void {
  for (const each of byCharacter().get(g.state.players[seat].character) ?? []) {
    const { option, limit } = each;
    if (!mayBeDone(g, 'may-use-sheet', { seat, ability: option.cause.id, limit: limit && scopeOf(limit) }))
      continue;
    if (available(g, seat, each)) options.push(optionNow(g, seat, each));
  }
}

function addTitles(g: G, seat: Seat, options: ActionOption[]): void {
  for (const title of titles) {
    if (g.state.titles[title] !== seat) continue;
    for (const action of titleActions(g, title)) {
      const found = byTitleAction().get(action);
      if (found && available(g, seat, found)) options.push(found.option);
    }
  }
  if (g.state.titles.president === seat) options.push(...quorumOptions(g, seat));
}

/** The Quorum cards that the President could play now. rule: titles.president.quorum-hand */
export function quorumOptions(g: G, seat: Seat): ActionOption[] {
  const { quorumHand } = g.state;
  const options: ActionOption[] = [];
  for (let i = 0; i < quorumHand.length; i++) {
    if (quorumHand.indexOf(quorumHand[i]) < i) continue;
    const found = byQuorumCard()[quorumHand[i]];
    if (available(g, seat, found)) options.push(found.option);
  }
  return options;
}

/** rule: cylon-reveal.action — one Cylon card, shown as an action. */
function addReveals(g: G, seat: Seat, options: ActionOption[]): void {
  for (const { card, faceUp } of g.state.players[seat].loyalty) {
    if (loyaltyCards[card].side === 'cylon' && !faceUp) options.push(byLoyaltyCard()[card]);
  }
}

function mayAct(g: G, seat: Seat): boolean {
  return !offTheBoard(g.state.players[seat]) && mayBeDone(g, 'may-act', { seat });
}

/** Whether a seat could have something to do with an action for all that the others know. */
export function mightAct(g: G, seat: Seat): boolean {
  return (isHuman(g.state, seat) || treacheryIsInGame(g.state)) && mayAct(g, seat);
}

/** What speaks against an offer that a seat has, if anything does. */
function addRefusal(g: G, seat: Seat, { option, action, limit }: Offer, refused: Refusals): void {
  const { id, cause } = option;
  if (limit && limitReached(g, limit, cause, seat))
    refused.add(id, 'spent', scopeOf(limit) === 'game' ? 'actions.once-per-game' : null);
  else if (!available(g, seat, { option, action }))
    refused.add(id, 'requirement', 'actions.sources', action.needs && forbiddenBy(g, action.needs, { seat }));
}

function refusedLocations(g: G, seat: Seat, refused: Refusals): void {
  const { players, damagedLocations } = g.state;
  for (const face of locationsNow(g)) {
    const { place } = face;
    const option = `location:${place}`;
    const found = byLocation().get(face);
    const forbidden = forbiddenBy(g, 'may-activate', { seat, location: place });
    const price = activationCost(g, seat, place);
    if (players[seat].location !== place) refused.add(option, 'absent', 'turn.action.kinds');
    else if (!found) refused.add(option, 'no-action', 'actions.sources');
    else if (damagedLocations.includes(place)) refused.add(option, 'damaged', 'actions.damaged-location');
    else if (forbidden) refused.add(option, 'forbidden', null, forbidden);
    else if (price > players[seat].hand.length) refused.add(option, 'price', null);
    else if (!available(g, seat, found, price)) refused.add(option, 'requirement', 'locations.target-none');
  }
}

function refusedCards(g: G, seat: Seat, refused: Refusals): void {
  for (const card of new Set(g.state.players[seat].hand)) {
    const { id, card: info } = skillKinds[card];
    const option = `card:${id}`;
    const found = byCard()[card];
    const use = { seat, card: info.id, skill: info.skill, use: 'action' };
    const forbidden = forbiddenBy(g, 'may-use-card', use);
    if (!readsText(g.state, seat, info.skill)) refused.add(option, 'cylon', 'actions.cylon-forbidden');
    else if (!found)
      refused.add(option, info.reaction ? 'reaction-only' : 'counts-only', 'actions.action-tag');
    else if (forbidden) refused.add(option, 'forbidden', null, forbidden);
    else if (!mayUseCard(g, seat, card)) refused.add(option, 'price', null);
    else if (!available(g, seat, found)) refused.add(option, 'requirement', 'actions.action-tag');
  }
}

/** What of a seat's own it cannot do with an action now, and why. */
export function refusedActions(g: G, seat: Seat): readonly RefusedOptions[] {
  const refused = new Refusals();
  refusedLocations(g, seat, refused);
  refusedCards(g, seat, refused);
  if (!isHuman(g.state, seat)) return refused.all;
  for (const each of byCharacter().get(g.state.players[seat].character) ?? []) {
    const { option, limit } = each;
    const forbidden = forbiddenBy(g, 'may-use-sheet', {
      seat,
      ability: option.cause.id,
      limit: limit && scopeOf(limit),
    });
    if (forbidden) refused.add(option.id, 'forbidden', null, forbidden);
    else addRefusal(g, seat, each, refused);
  }
  for (const title of titles) {
    if (g.state.titles[title] !== seat) continue;
    for (const action of titleActions(g, title)) {
      const found = byTitleAction().get(action);
      if (found) addRefusal(g, seat, found, refused);
    }
  }
  if (g.state.titles.president === seat)
    for (const card of new Set(g.state.quorumHand)) addRefusal(g, seat, byQuorumCard()[card], refused);
  return refused.all;
}

/** Everything a seat could do with an action. rule: turn.action.kinds */
export function actionsOf(g: G, seat: Seat): ActionOption[] {
  const options: ActionOption[] = [];
  const p = g.state.players[seat];
  if (!mayAct(g, seat)) return options;
  if (p.location !== null) addLocation(g, seat, p.location, options);
  // rule: turn.action.cylon-treachery
  addCards(g, seat, options);
  // rule: turn.action.cylon-location-only
  if (!isHuman(g.state, seat)) return options;
  addSheet(g, seat, options);
  addTitles(g, seat, options);
  addReveals(g, seat, options);
  if (p.piloting !== null && viperCost(g, seat) <= p.hand.length) options.push(ownViper);
  return options;
}
