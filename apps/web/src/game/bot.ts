import type { OpenQuestion, View } from '@ragtag/board-game';
import { chooser, randomPicks } from '@ragtag/kernel';

/** A player made of code: sees what its seat may see, and picks. */
export type Bot = (view: View, question: OpenQuestion) => readonly string[];

/** Any legal answer. */
export function randomBot(seed: number): Bot {
  const choose = chooser(seed);
  return (_view, question) => randomPicks(question, choose);
}
