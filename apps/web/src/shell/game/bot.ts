import { module, type OpenQuestion, type Seat, type State } from '@ragtag/board-game';
import { type Aid, type Bot, createBot, plainAid } from '@ragtag/bots/board';
import { chooser, type Level, randomPicks } from '@ragtag/kernel';

/** Milliseconds that an admiral may think about one question. */
const thinkingTime = 300;

export function botAt(seat: Seat, seed: string, level: Level = 'officer'): Bot {
  return createBot({ level, seat, seed: `${seed}/bots` });
}

/** What an admiral needs to think ahead. */
export function aidFor(state: State, seat: Seat): Aid {
  const until = performance.now() + thinkingTime;
  return {
    ...plainAid,
    imagine: (random, believed) => module.determinize(state, seat, random, believed),
    mayGoOn: () => performance.now() < until,
  };
}

/** Any legal answer, for when a bot is at its wits' end. */
export function anyAnswer(question: OpenQuestion, seed: number): readonly string[] {
  return randomPicks(question, chooser(seed));
}
