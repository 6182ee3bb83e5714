/** A game that waits at a question, and what is worth a recording about it. */
export interface Stop {
  readonly game: number;
  /** How many answers have been given. */
  readonly answers: number;
  readonly traits: readonly string[];
}

/** The fewest stops that together have everything that any has, each of which adds most to those before it. */
export function cover(stops: readonly Stop[]): Stop[] {
  const missing = new Set(stops.flatMap(({ traits }) => traits));
  const chosen: Stop[] = [];
  while (missing.size > 0) {
    let best = stops[0];
    let most = 0;
    for (const stop of stops) {
      const adds = stop.traits.filter((trait) => missing.has(trait)).length;
      if (adds > most) {
        best = stop;
        most = adds;
      }
    }
    chosen.push(best);
    for (const trait of best.traits) missing.delete(trait);
  }
  return chosen;
}
