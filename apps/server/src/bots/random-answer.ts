import { randomInt } from 'node:crypto';
import { type OpenQuestion, randomPicks } from '@ragtag/kernel';

/** Picks anything that could be legal. */
export function randomAnswer(_draft: unknown, question: OpenQuestion): string[] {
  return randomPicks(question, (n) => randomInt(n));
}
