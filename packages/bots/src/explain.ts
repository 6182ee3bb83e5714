import {
  type Answer,
  answer,
  type BoardFact,
  factsFor,
  newGame,
  type Options,
  pending,
  type Seat,
  type State,
  type View,
  view,
} from '@ragtag/board-game';
import { Beliefs } from './beliefs/beliefs';

/** What a viewer could think at the end of a turn. */
export interface Suspicion {
  /** The turn that has just ended; 0 is the moment before the first. */
  readonly turn: number;
  /** How many answers had been given by then. */
  readonly after: number;
  /** Whose view it is; null for somebody who watches and knows only what everybody knows. */
  readonly seat: Seat | null;
  /** How likely each seat holds a Cylon card, from 0 to 1; one's own side is known for certain. */
  readonly suspicion: readonly number[];
}

/** A careful viewer: what an officer would make of what this seat was told, without a temperament of its own. */
interface Viewer {
  readonly seat: Seat | null;
  readonly beliefs: Beliefs;
}

/** The cards that an answer puts into a check. */
function cardsAdded(state: State, given: Answer): number[] | undefined {
  const isThis = (q: { readonly seat: Seat; readonly id: number }) =>
    q.seat === given.seat && q.id === given.question;
  if (state.questions.find(isThis)?.ask !== 'add-to-check') return undefined;
  const options = pending(state).find(isThis)?.options as
    | readonly { readonly id: string; readonly card?: number }[]
    | undefined;
  return options?.flatMap(({ id, card }) => (card !== undefined && given.picks.includes(id) ? [card] : []));
}

/** What a viewer saw of a state, the last one included: once a game is over, a view shows every card. */
function seen(state: State, seat: Seat | null): View {
  return view({ ...state, over: null }, seat);
}

/**
 * Who could suspect whom, after each turn of a finished game: for every seat, and for somebody who only watches.
 * The game is played again from its seed; each viewer hears what it was told then, and nothing of how it ended.
 * What was said at the table is no part of a game and does not count.
 */
export function explain(options: Options, seed: string, answers: Iterable<Answer>): Suspicion[] {
  const { state, facts } = newGame(options, seed);
  const viewers: Viewer[] = [null, ...state.players.keys()].map((seat) => ({
    seat,
    beliefs: new Beliefs(seat),
  }));
  const story: Suspicion[] = [];
  let turn = 0;
  let after = 0;

  function tell(news: readonly BoardFact[]): void {
    for (const { seat, beliefs } of viewers) {
      const told = factsFor(news, seat);
      if (told.length > 0) beliefs.hear(told, seen(state, seat));
    }
  }
  function write(): void {
    for (const { seat, beliefs } of viewers) {
      story.push({ turn, after, seat, suspicion: [...beliefs.chances(seen(state, seat))] });
    }
  }

  tell(facts);
  for (const given of answers) {
    const added = cardsAdded(state, given);
    if (added) viewers.find(({ seat }) => seat === given.seat)?.beliefs.added(added);
    const answered = answer(state, given);
    if (!answered.ok) throw new Error(answered.refusal.message);
    after++;
    tell(answered.facts);
    if (state.turn.number === turn) continue;
    write();
    turn = state.turn.number;
  }
  write();
  return story;
}
