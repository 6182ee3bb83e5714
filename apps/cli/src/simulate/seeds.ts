/** The seed of the game at this place: itself for the first, so that any game can be played again alone. */
export function seedOf(first: string, index: number): string {
  if (index === 0) return first;
  return /^\d{1,15}$/.test(first) ? String(Number(first) + index) : `${first}-${index}`;
}

/** What to type to play that one game again. */
export function commandFor(players: number, seed: string, options: string): string {
  const extra = options === '' ? '' : ` --options ${options}`;
  const plain = /^[\w.-]+$/.test(seed) ? seed : `'${seed.replaceAll("'", `'\\''`)}'`;
  return `npm run -s ragtag -- simulate --games 1 --players ${players} --seed ${plain}${extra}`;
}
