import { type Chooser, type Question, startStreams } from '@ragtag/kernel';
import type { State } from '../state';
import { areas, deckNames, type Seat } from '../terms';
import { shuffled } from './determinize/dealing';
import { dealDeck } from './determinize/decks';
import type { Known } from './determinize/known';
import { dealLoyalty } from './determinize/loyalty';
import { withShown } from './determinize/shown';
import { dealSkillCards } from './determinize/skill-cards';
import { fork } from './fork';

export type { Known } from './determinize/known';

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
  dealSkillCards(s, seat, random, certain);
  for (const name of deckNames) dealDeck(s, name, seat, random, certain);
  dealLoyalty(s, seat, random, doubt);
  dealCivilians(s, seat, random);
  s.dice = [];
  s.streams = startStreams(String(random(2 ** 31)), Object.keys(s.streams));
  return s;
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

function dealCivilians(s: State, seat: Seat, random: Chooser): void {
  const ships = areas.flatMap((area) => s.areas[area].civilians.filter((c) => !c.seenBy.includes(seat)));
  const pool = [...s.civilians, ...ships.map((c) => c.kind)];
  shuffled(
    random,
    pool.sort((a, b) => a - b),
  );
  for (const ship of ships) ship.kind = pool.pop() as number;
  s.civilians = pool;
}
