import { type BoardFact, newGame, resolveOptions, type State } from '@ragtag/board-game';
import type { GameRecord } from './record';

/** Starts a recorded game, before its first answer. */
export function deal({ selection, seed, seats }: GameRecord): {
  readonly state: State;
  readonly facts: readonly BoardFact[];
} {
  const resolved = resolveOptions(selection);
  if (!resolved.ok) throw new Error(resolved.conflicts.map(({ because }) => because).join(' '));
  return newGame(
    resolved.options,
    seed,
    seats.map(({ name }) => name),
  );
}
