import { type Chooser, type Question, startStreams } from '@ragtag/kernel';
import type { State } from '../state';
import type { Known } from '../state/place';
import type { Seat } from '../terms';
import { fork } from './fork';
import { whole } from './parts';
import { withShown } from './shown';

export type { Known } from '../state/place';

/**
 * A game that this seat could be in: everything it may not know is dealt anew. What comes out depends on the state
 * only through what the seat may know, so it tells a thinking bot nothing that it must not be told.
 *
 * `doubt` is how likely the seat holds each player to be a Cylon; Loyalty cards are dealt in keeping with it.
 * `known` is what the seat remembers of hidden cards; what its own questions show it is kept in any case.
 */
export function determinize(
  state: State,
  seat: Seat,
  random: Chooser,
  doubt?: readonly number[],
  known: Known = {},
): State {
  const s = fork(state);
  const certain = withShown(s, seat, known);
  forgetQuestions(s, seat);
  forgetOrders(s, seat);
  whole.deal(s, { seat, known: certain, random, doubt });
  s.dice = [];
  s.streams = startStreams(String(random(2 ** 31)), Object.keys(s.streams));
  return s;
}

/** What others want to show only when they say so is not known. */
function forgetOrders(s: State, seat: Seat): void {
  for (let each = 0; each < s.players.length; each++)
    if (each !== seat && s.players[each].asksFirst) s.players[each].asksFirst = undefined;
}

/** What others were asked in secret, and what they have answered, is not known. */
function forgetQuestions(s: State, seat: Seat): void {
  s.questions = s.questions
    .filter((q) => q.seat === seat || !q.secret)
    .map((q): Question => {
      if (q.seat === seat || !q.picks) return q;
      const { picks: _, ...open } = q;
      return open;
    });
}
