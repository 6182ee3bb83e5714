import { keptAnswers, playedAgain } from '@ragtag/host';
import { Refused } from '../refused';
import type { StoredAnswer } from '../store/store';
import { dealOf, moduleOf } from '../tables/game';
import { type Draft, draftOf, type Running, tell } from './play';
import { noteQuestions, type Timing } from './timing';

/** How many answers of the game stay if a seat takes its last ones back. */
export function keptWithout(answers: readonly StoredAnswer[], seat: number, own: number): number {
  const kept = keptAnswers(answers, own, (given) => given.seat === seat && given.by === 'person');
  if (kept === undefined) throw new Refused('refused', 'You have not given that many answers.');
  return kept;
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
  const played = playedAgain(moduleOf(draft.table), dealOf(draft.table, seed), answers.slice(0, keep));
  if (!played)
    throw new Refused('refused', 'The rules have changed since this game began; it cannot go back.');
  const { state, facts } = played;
  draft.state = state;
  // Facts are told anew under the next epoch, from the first.
  draft.kept = answers.slice(0, keep);
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
