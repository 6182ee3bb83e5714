import { characterCards, type Seat, type View } from '@ragtag/board-game';
import { shortName as shortened } from '@ragtag/board-game/say';

/** How people are called. */

export function shortName(character: string): string {
  return shortened(fullName(character));
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
