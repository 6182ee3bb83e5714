import { allyCards, character, deckTables, location } from '../cards/tables';
import type { AllyCard } from '../cards/types';
import { personOf } from '../setup/characters';
import { isGone } from './boards';
import type { Table } from './table';

/** What lies on the table of Allies and trauma tokens. */

/** Whether somebody plays the person or has done so. rule: allies.duplicate */
export function isPlayed({ players, executions }: Table, { person }: AllyCard): boolean {
  if (person === undefined) return false;
  const is = (id: string) => id !== '' && personOf(character(id)) === person;
  return players.some((p) => is(p.character)) || (executions?.removed.some(is) ?? false);
}

/** Whether a card lies in play that lets nobody go to a place any more. */
function isClosedByCard({ inPlay }: Table, place: string): boolean {
  return inPlay.some(({ deck, card }) =>
    deckTables[deck][card].inPlay?.modifiers?.some(
      (m) => m.on === 'may-move' && m.locations?.includes(place),
    ),
  );
}

/** Whether the place of an Ally is no longer in the game; one that is damaged is. rule: allies.location-gone */
export function isPlaceGone(t: Table, place: string): boolean {
  const { board } = location(place);
  if (isGone(t, board) || isClosedByCard(t, place)) return true;
  return board === 'colonial-one' && (t.newCaprica !== undefined || t.newCapricaLeft === true);
}

/** The Allies at a place, by their order on the board. */
export function alliesAt({ allies = [] }: Table, place: string | null): number[] {
  return [...allies.keys()].filter((at) => allyCards[allies[at].card].location === place);
}

/** The Allies in a place that was damaged, or without one, those who cannot stay. rule: allies.displaced */
export function alliesDisplaced(t: Table, damaged: unknown): number[] {
  const { allies = [] } = t;
  if (damaged !== undefined) return alliesAt(t, String(damaged));
  return [...allies.keys()].filter((at) => {
    const card = allyCards[allies[at].card];
    return isPlayed(t, card) || isPlaceGone(t, card.location);
  });
}

/** Whether a trauma token lies on a location. */
export function traumaOn({ trauma }: Table, place: string | null): boolean {
  return trauma?.on.some((on) => (typeof on === 'string' ? on : on.place) === place) ?? false;
}
