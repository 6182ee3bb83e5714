import type { Chooser } from '@ragtag/kernel';
import * as testing from '@ragtag/kernel/testing';
import {
  type Answer,
  type BoardFact,
  module,
  type OpenQuestion,
  resolveOptions,
  type Selection,
  type State,
} from '../../src';

export type RandomMoment = Pick<testing.PlayedMoment<State, BoardFact>, 'state' | 'questions'>;

/** Looks in at a question, and may have its answer taken to look at what comes of it. */
export type LookIn = (moment: RandomMoment, given: Answer, taken: () => readonly BoardFact[]) => void;

/** The options of a game, which may be one of a box that is being built. */
export function optionsFor(selection: Selection) {
  const resolved = resolveOptions(selection, { unfinished: true });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.conflicts));
  return resolved.options;
}

/** A game of these options, and players who answer at random, from one seed. */
export const tried = (selection: Selection, seed: number) => ({
  beginning: { options: optionsFor(selection), seed: `seed ${seed}`, seats: [] },
  seed,
});

/** A random answer that is legal. */
export function legalPicks(state: State, question: OpenQuestion, pick: Chooser): string[] {
  return testing.legalPicks(module, state, question, pick);
}

/** Plays a whole game at random, looking in at every question. */
export function playRandomly(
  selection: Selection,
  seed: number,
  look?: LookIn,
): { state: State; answers: readonly Answer[] } {
  const { wrong, state, answers } = testing.playRandomly(module, tried(selection, seed), (moment) => {
    look?.(moment, moment.given, moment.take);
    return undefined;
  });
  if (wrong) throw new Error(wrong);
  return { state, answers };
}
