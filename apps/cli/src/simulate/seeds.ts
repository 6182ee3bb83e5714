import { firstGame } from '@ragtag/games';

/** The seed of the game at this place: itself for the first, so that any game can be played again alone. */
export function seedOf(first: string, index: number): string {
  if (index === 0) return first;
  return /^\d{1,15}$/.test(first) ? String(Number(first) + index) : `${first}-${index}`;
}

/** A seed as a number, for what is drawn apart from any game. */
export function numberOf(seed: string): number {
  let n = 0;
  for (const letter of seed) n = (Math.imul(n, 31) + letter.charCodeAt(0)) | 0;
  return n;
}

/** What to type to play that one game again. */
export function commandFor(
  game: string,
  players: number,
  seed: string,
  options: string,
  decks?: string,
): string {
  const extra = options === '' ? '' : ` --options ${options}`;
  const which = game === firstGame ? '' : ` --game ${game}`;
  const brought = decks === undefined ? '' : ` --decks ${decks}`;
  const plain = /^[\w.-]+$/.test(seed) ? seed : `'${seed.replaceAll("'", `'\\''`)}'`;
  return `npm run -s ragtag -- simulate${which} --games 1 --players ${players} --seed ${plain}${extra}${brought}`;
}
