import { characterCards, type Seat, type View } from '@ragtag/board-game';

/** How people are called. */

/** A character's short name: the call sign, or the last name. */
export function shortName(character: string): string {
  const name = characterCards.find(({ id }) => id === character)?.name ?? character;
  const callSign = /"([^"]+)"/.exec(name)?.[1];
  return callSign ?? name.split(' ').at(-1) ?? name;
}

export function fullName(character: string): string {
  return characterCards.find(({ id }) => id === character)?.name ?? character;
}

/** Two letters for a badge. */
export function initials(view: View, seat: Seat): string {
  const { character, name } = view.players[seat];
  const text = character ? shortName(character) : name;
  return text.slice(0, 2).replace(/^./, (c) => c.toUpperCase());
}

/** What a seat is called at the table. */
export function nameOfSeat(view: View, seat: Seat): string {
  const { character, name } = view.players[seat];
  return character ? shortName(character) : name;
}
