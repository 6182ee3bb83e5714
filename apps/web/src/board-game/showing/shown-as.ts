import type { Area, BoardFact, View } from '@ragtag/board-game';
import type { FactTone } from '../../shell/half';
import type { BoardSound } from '../sounds';
import type { SceneName } from '../words/en/stage';

export type FactName = BoardFact['fact'];

/** A place on the board. */
export interface Spotlit {
  readonly area?: Area;
  /** An area of the Cylon Fleet board. */
  readonly fleet?: Area;
  readonly location?: string;
}

/** What is told before and after a fact. */
export interface Beside {
  readonly last: BoardFact | undefined;
  readonly next: BoardFact | undefined;
}

/** Not told where one of these follows. */
export const before =
  (...names: readonly FactName[]) =>
  (_: unknown, { next }: Beside): boolean =>
    next !== undefined && names.includes(next.fact);

/** How one kind of fact is shown. */
export interface ShownAs<F> {
  /** Milliseconds at the calm pace; what takes none passes at once. */
  readonly length: number | ((fact: F) => number);
  /** How it reads in the log; otherwise what only this player may read stands out, and nothing else. */
  readonly tone?: FactTone;
  readonly sound?: BoardSound;
  /** It gets the middle of the table for a moment, under this title. */
  readonly scene?: SceneName | ((fact: F) => SceneName | undefined);
  /** Others say it better, always or beside some of them; or nobody wants to read it. */
  readonly untold?: true | ((fact: F, beside: Beside) => boolean);
  /** What the log tells together with it, under it, as long as nothing else comes between. */
  readonly with?: readonly FactName[];
  /** Where on the board it takes place. */
  readonly where?: (fact: F, view: View) => Spotlit;
  /**
   * What it moves in the view, so that the board can be watched while several things happen. That lasts only until
   * the true view follows, from which it may take what the fact begins.
   */
  readonly moves?: (view: View, fact: F, after: View) => View;
}

/** How each of these facts is shown. */
export type ShownFacts<N extends FactName> = { readonly [K in N]: ShownAs<Extract<BoardFact, { fact: K }>> };

/** Passes at once and leaves nothing but its line in the log. */
export const line = { length: 0 } as const;
