import type { State } from '@ragtag/board-game';

/** What is worth a recording about a game that waits at a question: the more of these differ, the more is covered. */
export function traitsOf(state: State): string[] {
  const traits = new Set<string>();
  const at = state.stack.map(({ p, i }) => `${p}.${i}`);
  for (const [depth, { p }] of state.stack.entries()) {
    traits.add(`in ${at[depth]}`);
    const { window } = state.stack[depth] as { readonly window?: unknown };
    if (p === 'window') traits.add(`window ${String(window)} on ${at[depth - 1]}`);
  }
  traits.add(`top ${at.at(-2)} > ${at.at(-1)}`);
  for (const { ask, picks } of state.questions) traits.add(picks ? `answered ${ask}` : `asked ${ask}`);
  traits.add(`${state.players.length} players at ${state.stack.at(-1)?.p}`);
  for (const { deck } of state.inPlay) traits.add(`${deck} in play`);
  for (const { until } of state.inForce) traits.add(`in force until ${until}`);
  for (const { window } of state.later) traits.add(`later at ${window}`);
  for (const { standing } of state.players) if (standing !== 'human') traits.add(`${standing} Cylon`);
  if (state.decks.discardedLoyalty) traits.add('discarded loyalty');
  if (state.decks.removed.length > 0) traits.add('removed cards');
  return [...traits];
}

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
