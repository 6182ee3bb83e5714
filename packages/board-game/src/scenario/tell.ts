import type { Moment as AnyMoment, Told as AnyTold } from '@ragtag/kernel/scenario';
import { tell } from '@ragtag/kernel/scenario';
import { fork } from '../door/engine';
import type { BoardFact } from '../facts';
import type { State } from '../state';
import { begin, scenarioGame } from './game';

export type Moment = AnyMoment<State, BoardFact>;
export type Told = AnyTold<State, BoardFact>;

/** Plays every scenario of a file and keeps each moment, to be walked through. */
export function tellScenarios(text: string): Told[] {
  return tell(
    {
      game: scenarioGame,
      fork,
      begin,
      asked(state, { seat, question: id, picks }) {
        const question = scenarioGame.pending(state).find((open) => open.seat === seat && open.id === id);
        return question && { question, picks };
      },
      isQuiet: ({ fact }) => fact === 'step',
    },
    text,
  );
}
