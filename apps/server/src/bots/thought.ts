import type { BotPlan } from '@ragtag/kernel';
import type { State } from '../tables/game';

/** What a thread is given to think about. It holds the state, of which the bot is shown only imagined games. */
export interface Thought {
  readonly n: number;
  /** Whose bots think. */
  readonly game: string;
  readonly plan: BotPlan;
  readonly state: State;
  /** Milliseconds. */
  readonly budget: number;
}

export interface ThoughtThrough {
  readonly n: number;
  readonly picks: readonly string[];
  /** Games that were imagined for it. */
  readonly imagined: number;
}
