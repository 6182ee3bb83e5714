import { type BoardFact, factsFor, type Seat, type State, view } from '@ragtag/board-game';
import { type Reader, readerOf, sayFact } from '@ragtag/board-game/say';

/** Who reads: a seat, a spectator, or a referee who may read everything. */
export type Audience = Seat | 'spectator' | 'referee';

function seatOf(audience: Audience): Seat | null {
  return typeof audience === 'number' ? audience : null;
}

export function readerFor(state: State, audience: Audience): Reader {
  return readerOf(view(state, seatOf(audience)));
}

/** The facts that somebody may read. */
export function readableBy(facts: readonly BoardFact[], audience: Audience): readonly BoardFact[] {
  return audience === 'referee' ? facts : factsFor(facts, seatOf(audience));
}

export interface Line {
  readonly fact: BoardFact;
  readonly text: string;
}

/** Facts as lines of the log, for somebody. */
export function tell(facts: readonly BoardFact[], state: State, audience: Audience): Line[] {
  const reader = readerFor(state, audience);
  return readableBy(facts, audience).flatMap((fact) => {
    const text = sayFact(fact, reader);
    return text === '' ? [] : [{ fact, text }];
  });
}
