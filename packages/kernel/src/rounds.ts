import type { Step } from './machine';
import type { Frame } from './state';

/** A round of priority, kept in the frame that runs it. */
export interface Round {
  /** Whose turn it is to act or pass. */
  at: number;
  /** Seats that have passed one after another. */
  passes: number[];
  /** Turns that this seat has in addition, before the next one. */
  extra: number;
}

export interface Rounding {
  round?: Round;
}

/** Who takes part in a round. */
export interface RoundTable<G, L> {
  first(game: G, frame: Frame & L): number;
  /** The next seat that is still in. */
  left(game: G, seat: number): number;
  /** Whether a seat is still in. */
  isIn(game: G, seat: number): boolean;
  /** All seats there ever were. */
  seats(game: G): number;
}

/**
 * Seats act or pass in turn until all who are still in have passed in a row. `act` asks the seat; what it chooses calls
 * `passed` or `acted`.
 */
export function roundOf<G, L extends Rounding>(
  table: RoundTable<G, L>,
  act: (game: G, frame: Frame & L, seat: number) => void,
): Step<G, L> {
  const allPassed = (game: G, { passes }: Round): boolean => {
    for (let seat = 0; seat < table.seats(game); seat++)
      if (table.isIn(game, seat) && !passes.includes(seat)) return false;
    return true;
  };
  return (game, frame) => {
    let { round } = frame;
    if (!round) {
      round = { at: table.first(game, frame), passes: [], extra: 0 };
      frame.round = round;
    } else if (allPassed(game, round)) {
      frame.round = undefined;
      return;
    } else if (round.extra > 0 && table.isIn(game, round.at)) round.extra--;
    else {
      round.extra = 0;
      round.at = table.left(game, round.at);
    }
    frame.i--;
    act(game, frame, round.at);
  };
}

/** The seat whose turn it is passes, and gives up what it had in addition. */
export function passed({ round }: Rounding): void {
  if (!round) return;
  round.passes.push(round.at);
  round.extra = 0;
}

/** The seat whose turn it is does something: the row of passes is broken. */
export function acted({ round }: Rounding): void {
  if (round && round.passes.length > 0) round.passes = [];
}
