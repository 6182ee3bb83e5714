import type { Option } from '@ragtag/kernel';
import {
  characterCards,
  fromTables,
  locationCards,
  loyaltyCards,
  quorumCards,
  skillKinds,
  titleCards,
} from './cards/tables';
import { test } from './conditions';
import type { ActionSpec, Cause, Limit } from './effects/types';
import { limitReached } from './limits';
import { isHuman, offTheBoard } from './queries';
import { mayBeDone, number } from './questions';
import type { G } from './rules';
import { type EffectList, scriptOf } from './scripts';
import type { Seat } from './terms';

/** What a player may do with an action. */

export interface ActionOption extends Option {
  readonly cause: Cause;
  readonly effects?: EffectList;
}

/** An option with what must hold for it; made once, since none of it changes. */
interface Offer {
  readonly option: ActionOption;
  readonly action: ActionSpec;
  readonly limit?: Limit;
}

function offer(id: string, cause: Cause, action: ActionSpec, limit?: Limit): Offer {
  const option = { id, cause: Object.freeze(cause), effects: scriptOf(action.do) as EffectList };
  return { option: Object.freeze(option), action, limit };
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

const byTitle = fromTables(() =>
  titleCards.map(({ id, actions }) => ({
    id,
    offers: actions.map((action) => offer(`title:${action.id}`, { kind: 'title', id }, action)),
  })),
);

const byLocation = fromTables(
  () =>
    new Map(
      locationCards.flatMap(({ id, board, action }) =>
        action
          ? [[id, { board, ...offer(`location:${id}`, { kind: 'location', id }, action) }] as const]
          : [],
      ),
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

function available(g: G, seat: Seat, { option: { cause }, action, limit }: Offer): boolean {
  if (limit && limitReached(g, limit, cause, seat)) return false;
  return !action.if || test(g, action.if, { you: seat, bind: {}, cause });
}

function addAvailable(g: G, seat: Seat, offers: readonly Offer[], options: ActionOption[]): void {
  for (const each of offers) if (available(g, seat, each)) options.push(each.option);
}

/** Skill cards to be paid for using a location. */
export function activationCost(g: G, seat: Seat): number {
  return number(g, 'activation-cost', 0, { seat });
}

/** rule: actions.damaged-location, locations' own conditions, and whatever in play speaks against it. */
function addLocation(g: G, seat: Seat, id: string, options: ActionOption[]): void {
  const found = byLocation().get(id);
  if (!found || (found.board === 'cylon') === isHuman(g.state, seat)) return;
  if (g.state.damagedLocations.includes(id)) return;
  if (!mayBeDone(g, 'may-activate', { seat, location: id })) return;
  if (activationCost(g, seat) > g.state.players[seat].hand.length) return;
  if (available(g, seat, found)) options.push(found.option);
}

function addCards(g: G, seat: Seat, options: ActionOption[]): void {
  const { hand } = g.state.players[seat];
  for (let i = 0; i < hand.length; i++) {
    if (i > 0 && hand[i] === hand[i - 1]) continue;
    const found = byCard()[hand[i]];
    if (found && available(g, seat, found)) options.push(found.option);
  }
}

function addTitles(g: G, seat: Seat, options: ActionOption[]): void {
  const { titles } = g.state;
  for (const { id, offers } of byTitle()) if (titles[id] === seat) addAvailable(g, seat, offers, options);
  if (titles.president === seat) options.push(...quorumOptions(g, seat));
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

/** Everything a seat could do with an action. rule: turn.action.kinds */
export function actionsOf(g: G, seat: Seat): ActionOption[] {
  const options: ActionOption[] = [];
  const p = g.state.players[seat];
  if (offTheBoard(p) || !mayBeDone(g, 'may-act', { seat })) return options;
  if (p.location !== null) addLocation(g, seat, p.location, options);
  // rule: turn.action.cylon-location-only
  if (!isHuman(g.state, seat)) return options;
  addCards(g, seat, options);
  addAvailable(g, seat, byCharacter().get(p.character) ?? [], options);
  addTitles(g, seat, options);
  addReveals(g, seat, options);
  if (p.piloting !== null) options.push(ownViper);
  return options;
}
