import type { GameOptions, SetupProblem } from '@ragtag/kernel';

export type DeckForm = 'text' | 'json' | 'link';

/** What the terminal can do with what players bring to a game. */
export interface Brought {
  /** What may be, and had better not be. */
  advice(setup: unknown, options: GameOptions): readonly SetupProblem[];
  /** Its numbers, for programs and for people. */
  statistics(setup: unknown): object;
  describe(setup: unknown): string;
  write(setup: unknown, form: DeckForm): string | object;
}
