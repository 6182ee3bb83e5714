import { civilianShips, locationCards } from '../../cards/tables';
import type { Cause } from '../../effects/types';
import type { Area, Resource, Seat } from '../../terms';
import type { Teller } from '../language';
import { decks, inArea, readPlacesFrom, resources, ships } from './names';
import { count, listed, thirdPerson } from './words';

/** Players, cards and ships as the log and questions speak of them. */

readPlacesFrom((id) => locationCards.find(({ place }) => place === id)?.name);

/** A sentence, which may end with the name of something that is called out. */
export const ended = (sentence: string): string => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`);

/** "You draw", "Starbuck draws". */
export function tells(tell: Teller, seat: Seat, verb: string, rest = ''): string {
  const end = rest === '' ? '' : ` ${rest}`;
  return ended(seat === tell.you ? `You ${verb}${end}` : `${tell.names(seat)} ${thirdPerson(verb)}${end}`);
}

/** A seat inside a sentence: "you", "Starbuck". */
export function whom(tell: Teller, seat: Seat): string {
  return seat === tell.you ? 'you' : tell.names(seat);
}

export function whose(tell: Teller, seat: Seat): string {
  if (seat === tell.you) return 'your';
  const name = tell.names(seat);
  return `${name}'s`;
}

/** "2 politics cards and 1 tactics card". */
export function bySkill(types: readonly string[]): string {
  const different = types.filter((type, i) => types.indexOf(type) === i);
  return listed(different.map((type) => count(types.filter((t) => t === type).length, `${type} card`)));
}

/** " (Witch Hunt)", where the cause has a name. */
export function because(tell: Teller, cause: Cause): string {
  const name = tell.cause(cause);
  return name === undefined ? '' : ` (${name})`;
}

export const skillCards = (tell: Teller, cards: readonly number[]): string =>
  listed(cards.map((c) => tell.skillCard(c)));

export const cardsOf = (tell: Teller, deck: string, cards: readonly number[]): string =>
  listed(cards.map((c) => tell.cardAt(deck, c)));

export const deckName = (deck: string): string =>
  Object.hasOwn(decks, deck) ? decks[deck as keyof typeof decks] : deck;

export const shipName = (ship: string): string =>
  Object.hasOwn(ships, ship) ? ships[ship as keyof typeof ships] : ship;

export const where = (area: Area | null): string => (area === null ? '' : ` ${inArea(area)}`);

export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

export const losses = (lose: Readonly<Partial<Record<Resource, number>>>): string =>
  listed((Object.keys(lose) as Resource[]).map((r) => `${lose[r] ?? 0} ${resources[r]}`));

/** What was aboard a civilian ship. */
export const contents = (kind: number): string => losses(civilianShips[kind]?.lose ?? {}) || 'empty';
