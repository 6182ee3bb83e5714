import { wordsIn } from '@ragtag/card-game/say';
import type { Fact, GameModule, GameView, Words } from '@ragtag/kernel';
import type { Known } from '../../plain/known';

/** The card game as lists know it. The rules themselves stay in the worker: what they would be asked, `showing` knows. */
export const known: Known = {
  module: { turnBegun: () => null } as unknown as GameModule,
  words: wordsIn('en') as unknown as Words<Fact, GameView>,
};
