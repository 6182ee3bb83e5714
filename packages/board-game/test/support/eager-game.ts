import { type Chooser, chooser } from '@ragtag/kernel';
import {
  answer,
  type BoardFact,
  newGame,
  type OpenQuestion,
  pending,
  type Selection,
  type State,
} from '../../src';
import { legalPicks, optionsFor } from './random-game';

/** Options that random players take whenever they are offered one of them and a coin says so, the first first. */
export type Wishes = readonly string[];

const tooLong = 20_000;

function wished({ options, min, max }: OpenQuestion, wishes: Wishes, pick: Chooser): string[] | undefined {
  if (min > 1 || max < 1 || pick(2) === 0) return undefined;
  const wish = wishes.find((each) => options.some(({ id }) => id === each));
  return wish === undefined ? undefined : [wish];
}

/** Plays a whole game at random, but for some wishes; what was told comes back with the end. */
export function playEagerly(
  selection: Selection,
  seed: string,
  wishes: Wishes,
): { readonly state: State; readonly told: readonly BoardFact[] } {
  const { state, facts } = newGame(optionsFor(selection), seed);
  const told = [...facts];
  const pick = chooser([...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31, 7));
  for (let n = 0; !state.over; n++) {
    if (n > tooLong) throw new Error('the game does not end');
    const questions = pending(state);
    const question = questions[pick(questions.length)];
    const picks = wished(question, wishes, pick) ?? legalPicks(state, question, pick);
    const answered = answer(state, { seat: question.seat, question: question.id, picks });
    if (!answered.ok) throw new Error(`${question.ask} refused ${picks.join()}: ${answered.refusal.message}`);
    told.push(...answered.facts);
  }
  return { state, told };
}
