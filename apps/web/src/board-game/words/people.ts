import { characterCards, type Seat, type View } from '@ragtag/board-game';
import { shortName as shortened } from '@ragtag/board-game/say';

/** How people are called. */

export function shortName(character: string): string {
  return shortened(fullName(character));
}

export function fullName(character: string): string {
  return characterCards.find(({ id }) => id === character)?.name ?? character;
}

/** Two letters for a badge: the first of the name, and the next that nobody else with the same two has there. */
export function initials(view: View, seat: Seat): string {
  const letters = (of: Seat) => nameOfSeat(view, of).replace(/[^\p{L}\p{N}]/gu, '');
  const text = letters(seat);
  const begins = text.slice(0, 2);
  const alike = view.players.flatMap((_, other) => {
    const name = letters(other);
    return other !== seat && name.startsWith(begins) ? [name] : [];
  });
  const differs = [...text].findIndex((letter, at) => at > 0 && alike.every((name) => name[at] !== letter));
  return `${text.charAt(0).toUpperCase()}${text.charAt(Math.max(1, differs))}`;
}

/** What a seat is called at the table. */
export function nameOfSeat(view: View, seat: Seat): string {
  const { character, name } = view.players[seat];
  return character ? shortName(character) : name;
}
