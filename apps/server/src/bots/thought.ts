import type { State } from '@ragtag/board-game';
import type { Plan } from '@ragtag/bots/board';

/** What a thread is given to think about. It holds the state, of which the bot is shown only imagined games. */
export interface Thought {
  readonly n: number;
  readonly plan: Plan;
  readonly state: State;
  /** Milliseconds. */
  readonly budget: number;
}

export interface ThoughtThrough {
  readonly n: number;
  readonly picks: readonly string[];
}
