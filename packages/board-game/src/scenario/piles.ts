import { unknownWord, type Written } from '@ragtag/kernel/scenario';
import { kindsOf } from '../cards/in-game';
import {
  basestarTokens,
  civilianShips,
  deckTables,
  galacticaTokens,
  hullOf,
  loyaltyCards,
  skillKinds,
} from '../cards/tables';
import type { GalacticaToken } from '../cards/types';
import type { State } from '../state';
import { type DeckName, deckNames } from '../terms';

/** Taking components out of their finite piles, by id. */

interface WithId {
  readonly id: string;
}

/** Takes one copy out of a pile. */
export function takeFrom(
  pile: number[],
  table: readonly WithId[],
  written: Written,
  what: string,
  id = written.id,
): number {
  const index = table.findIndex((card) => card.id === id);
  if (index < 0) {
    written.fail(
      unknownWord(
        id,
        what,
        table.map((card) => card.id),
      ),
    );
  }
  const at = pile.lastIndexOf(index);
  if (at < 0) written.fail(`no ${id} is left: every copy is somewhere else already`);
  pile.splice(at, 1);
  return index;
}

export function takeSkillCard(s: State, written: Written): number {
  const kind = skillKinds.find((k) => k.id === written.id);
  const pile = kind ? (s.decks.skill[kind.deck]?.draw ?? []) : [];
  return takeFrom(pile, skillKinds, written, 'skill card (name and strength)');
}

export function takeDeckCard(s: State, deck: DeckName, written: Written): number {
  return takeFrom(s.decks[deck].draw, deckTables[deck], written, `${deck} card`);
}

/** The deck a card belongs to, found by its id. */
export function deckOf(written: Written, among: readonly DeckName[] = deckNames): DeckName {
  const found = among.filter((deck) => deckTables[deck].some((card) => card.id === written.id));
  if (found.length === 1) return found[0];
  if (found.length > 1)
    return written.fail(`${written.id} is in several decks (${found.join(', ')}): say which`);
  const ids = among.flatMap((deck) => deckTables[deck].map((card) => card.id));
  return written.fail(unknownWord(written.id, 'card', ids));
}

export const takeCivilianShip = (s: State, written: Written): number =>
  takeFrom(s.civilians, civilianShips, written, 'civilian ship');

/** A damage token goes by its id, by the location that it damages, and by both its ship and that. */
const isMeant = ({ id, location }: GalacticaToken, written: string): boolean =>
  id === written || location === written || written === `pegasus-damage-${location?.replace('pegasus-', '')}`;

/** A damage token of Galactica, or of Pegasus where she is in the game. */
export function takeHullToken(s: State, written: Written): number {
  const token = galacticaTokens.find((each) => isMeant(each, written.id));
  const pile = token && hullOf(token) === 'pegasus' ? (s.pegasusDamage ?? []) : s.galacticaDamage.pile;
  return takeFrom(pile, galacticaTokens, written, 'damage token', token?.id);
}

export const takeBasestarToken = (s: State, written: Written): number =>
  takeFrom(s.basestarDamage, basestarTokens, written, 'damage token of a basestar');

/** Every Loyalty card of the boxes in play. */
export function loyaltyPile({ options }: State): number[] {
  return kindsOf(options, 'loyalty', loyaltyCards);
}

/** How a pile is laid out: its top cards in order, the discards, and whether there is anything else in it. */
export interface PileLayout {
  readonly top: number[];
  readonly only: boolean;
  readonly discard: number[];
}

/** Reads a list from the top, or `{ top | only, discard }`. */
export function readLayout(
  written: Written,
  take: (item: Written) => number,
  discardKey: 'discard' | 'removed' = 'discard',
): PileLayout {
  if (!written.isMap) return { top: written.items.map(take), only: false, discard: [] };
  const fields = written.fields('top', 'only', discardKey);
  if (fields.top && fields.only) written.fail('either `top` or `only`, not both');
  return {
    top: (fields.only ?? fields.top)?.items.map(take) ?? [],
    only: fields.only !== undefined,
    discard: fields[discardKey]?.items.map(take) ?? [],
  };
}

/** Puts a layout onto what is left of its pile. Piles keep their top at the end. */
export function layOut(left: readonly number[], { top, only }: PileLayout): number[] {
  const upside = [...top].reverse();
  return only ? upside : [...left, ...upside];
}
