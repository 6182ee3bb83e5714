import type { BoardFact, OpenQuestion, Seat, View } from '@ragtag/board-game';
import { createBot, type Level } from '@ragtag/bots';
import { chooser, randomPicks } from '@ragtag/kernel';

/** A player made of code: sees what its seat may see, hears what its seat may hear, and picks. */
export interface Bot {
  answer(view: View, question: OpenQuestion): readonly string[];
  hear(facts: readonly BoardFact[], view: View): void;
}

export function botAt(seat: Seat, seed: string, level: Level = 'officer'): Bot {
  return createBot({ level, seat, seed: `${seed}/bots` });
}

/** Any legal answer, for when a bot is at its wits' end. */
export function anyAnswer(question: OpenQuestion, seed: number): readonly string[] {
  return randomPicks(question, chooser(seed));
}
