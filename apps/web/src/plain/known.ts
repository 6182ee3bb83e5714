import type { Fact, GameModule, GameView, Words } from '@ragtag/kernel';

/** A game as the plain half knows it. */
export interface Known {
  readonly module: GameModule;
  readonly words: Words<Fact, GameView>;
}
