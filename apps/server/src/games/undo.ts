import { Refused } from '../refused';
import type { StoredAnswer } from '../store/store';
import type { GameRecord } from '../tables/record';
import { type Draft, draftOf, playedAgain, type Running, tell } from './play';
import { noteQuestions, type Timing } from './timing';

/** How many of a seat's latest answers can be taken back without asking anybody. */
export function undoable(game: GameRecord, seat: number | null): number {
  return seat !== null && game.trail?.seat === seat ? game.trail.before.length : 0;
}

/** How many answers of the game stay if a seat takes its last ones back. */
export function keptAnswers(answers: readonly StoredAnswer[], seat: number, own: number): number {
  let left = own;
  for (let n = answers.length - 1; n >= 0; n--) {
    if (answers[n].seat === seat && answers[n].by === 'person') left--;
    if (left === 0) return n;
  }
  throw new Refused('refused', 'You have not given that many answers.');
}

/** The game as it was after its first answers, played again from the seed. */
export function rewound(
  running: Running,
  seed: string,
  answers: readonly StoredAnswer[],
  keep: number,
  now: number,
  timing: Timing,
): Draft {
  const draft = draftOf(running);
  const { game } = draft;
  const played = playedAgain(draft.table, seed, answers.slice(0, keep));
  if (!played)
    throw new Refused('refused', 'The rules have changed since this game began; it cannot go back.');
  const { state, facts } = played;
  draft.state = state;
  // Facts are told anew under the next epoch, from the first.
  draft.rewind = { answers: keep, facts: 0 };
  game.facts = 0;
  game.told = game.told.map(() => 0);
  tell(draft, facts);
  game.epoch++;
  game.answers = keep;
  game.undo = null;
  game.trail = null;
  game.asked = [];
  noteQuestions(draft.table, game, state, now, timing);
  return draft;
}
