import type { Fact, GameView } from '@ragtag/kernel';
import type { Said } from '@ragtag/protocol';
import { createContext, useContext } from 'react';
import type { Company } from '../company/company';
import type { Aside, GameSource } from '../game/source';
import type { GameTable } from '../half';

/** What all parts of the table work on: the view, the question and what has been picked so far. */
export interface TableState<V extends GameView = GameView, F extends Fact = Fact, Kept = unknown> {
  /** The game that is played here. */
  readonly game: GameTable<V, F, Kept>;
  readonly view: V;
  /** Everything told so far, up to what is being shown. */
  readonly facts: readonly F[];
  readonly question: V['questions'][number] | undefined;
  /** Answers can be given now. */
  readonly ready: boolean;
  /** Why the last answer was not taken. */
  readonly refusal: string | null;
  readonly picks: readonly string[];
  /** The option that is being looked at. */
  readonly aim: string | null;
  /** Options of a place on the board that was clicked, where it has several. */
  readonly narrowed: readonly string[] | null;
  /** What is being shown right now, if anything. */
  readonly beat: F | null;
  /** What the game has kept of what was shown. */
  readonly kept: Kept;
  readonly said: readonly Said[];
  /** Where the game runs; null where it is only looked at. */
  readonly source: GameSource | null;
  readonly aside: Aside;
  /** Who sits at a table of the server; null in a game of this browser. */
  readonly company: Company | null;
  pick(id: string, how?: 'at-once' | 'select'): void;
  setPicks(ids: readonly string[]): void;
  confirm(): void;
  setAim(id: string | null): void;
  /** Something was clicked that these options point at. */
  clickOn(ids: readonly string[]): void;
  widen(): void;
  /** Shows at once all that is still to come. */
  skip(): void;
}

export const TableContext = createContext<TableState | null>(null);

export function useTable(): TableState {
  const state = useContext(TableContext);
  if (!state) throw new Error('Use this inside a table.');
  return state;
}
