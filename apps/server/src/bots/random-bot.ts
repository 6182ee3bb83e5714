import { randomInt } from 'node:crypto';
import type { OpenQuestion, View } from '@ragtag/board-game';
import { randomPicks } from '@ragtag/kernel';

/** Picks anything legal. */
export function randomBot(_view: View, question: OpenQuestion): readonly string[] {
  return randomPicks(question, (n) => randomInt(n));
}
