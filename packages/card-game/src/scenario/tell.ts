import type { Moment as AnyMoment, Told as AnyTold } from '@ragtag/kernel/scenario';
import { tell } from '@ragtag/kernel/scenario';
import { fork, pending } from '../door/engine';
import type { CardFact } from '../facts';
import type { State } from '../state';
import { begin, scenarioGame } from './game';
import { namesOf, optionMeant } from './names';

export type ToldMoment = AnyMoment<State, CardFact>;
export type Told = AnyTold<State, CardFact>;

/** Plays every scenario of a file and keeps each moment, to be walked through. */
export function tellScenarios(text: string): Told[] {
  return tell(
    {
      game: scenarioGame,
      fork,
      begin,
      asked(state, { seat, question: id, picks }) {
        const question = pending(state).find((open) => open.seat === seat && open.id === id);
        if (!question) return undefined;
        const names = namesOf(state);
        const ids = question.options.map((option) => option.id);
        return { question, picks: picks.map((pick) => optionMeant(names, ids, pick)) };
      },
      isQuiet: () => false,
    },
    text,
  );
}
