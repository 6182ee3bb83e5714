import type { BoardFact, OpenQuestion, Seat, View } from '@ragtag/board-game';
import { type Chooser, chooser, startStreams } from '@ragtag/kernel';
import { answerTo } from './asks';
import type { Bot, Level } from './bot';
import type { Claim } from './claims/claim';
import { emptyMemory, remember } from './memory';
import type { Mind } from './mind';
import { recruitMind } from './recruit';
import { situation } from './situation';
import type { TemperamentName } from './temperament';

export interface BotSpec {
  readonly level: Level;
  readonly seat: Seat;
  /** Of the bot's own random choices; never that of the game. */
  readonly seed: string;
  /** One of five; by the seed where none is given. */
  readonly temperament?: TemperamentName;
}

class MindedBot implements Bot {
  readonly level: Level;
  readonly seat: Seat;
  readonly #mind: Mind;
  readonly #pick: Chooser;
  readonly #memory = emptyMemory();

  constructor(level: Level, seat: Seat, mind: Mind, pick: Chooser) {
    this.level = level;
    this.seat = seat;
    this.#mind = mind;
    this.#pick = pick;
  }

  answer(view: View, question: OpenQuestion): string[] {
    return answerTo(situation(view, question, this.#mind, this.#memory, this.#pick));
  }

  hear(facts: readonly BoardFact[]): void {
    for (const fact of facts) remember(this.#memory, fact);
  }

  claims(): Claim[] {
    return [];
  }

  hearClaim(): void {}

  suspicions(view: View): number[] {
    return [...this.#mind.doubt(view)];
  }
}

export function createBot({ level, seat, seed }: BotSpec): Bot {
  const pick = chooser(startStreams(`${seed}/${seat}`, ['bot']).bot[0]);
  return new MindedBot(level, seat, recruitMind(seat), pick);
}
