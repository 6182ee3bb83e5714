import { doing } from '@ragtag/kernel/say';
import { civilianShips, locationCards } from '../../cards/tables';
import type { Cause } from '../../effects/types';
import type { Area, Resource, Seat } from '../../terms';
import type { Reader, Teller } from '../language';
import { decks, inArea, readPlacesFrom, resources, ships } from './names';
import { count, ended, listed } from './words';

export { ended, whom, whose, withArticle } from '@ragtag/kernel/say';

/** Players, cards and ships as the log and questions speak of them. */

readPlacesFrom((id) => locationCards.find(({ place }) => place === id)?.name);

/** "You draw", "Starbuck draws". */
export const tells = (tell: Reader, seat: Seat, verb: string, rest?: string): string =>
  ended(doing(tell, seat, verb, rest));

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

export const losses = (lose: Readonly<Partial<Record<Resource, number>>>): string =>
  listed((Object.keys(lose) as Resource[]).map((r) => `${lose[r] ?? 0} ${resources[r]}`));

/** What was aboard a civilian ship. */
export const contents = (kind: number): string => losses(civilianShips[kind]?.lose ?? {}) || 'empty';
