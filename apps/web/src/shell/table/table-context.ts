import type { BoardFact, OpenQuestion, View } from '@ragtag/board-game';
import type { Said } from '@ragtag/protocol';
import { createContext, useContext } from 'react';
import type { Target } from '../../board-game/question/targets';
import type { CheckView } from '../../board-game/showing/patch';
import type { Company } from '../company/company';
import type { RollFact } from '../game/presenter';
import type { Aside, GameSource } from '../game/source';

/** What all parts of the table work on: the view, the question and what has been picked so far. */
export interface TableState {
  readonly view: View;
  readonly question: OpenQuestion | undefined;
  /** Answers can be given now. */
  readonly ready: boolean;
  readonly picks: readonly string[];
  /** The option that is being looked at. */
  readonly aim: string | null;
  /** Options of a place on the board that was clicked, where it has several. */
  readonly narrowed: readonly string[] | null;
  readonly beat: BoardFact | null;
  readonly lastCheck: CheckView | null;
  readonly lastRoll: RollFact | null;
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
  clickAt(target: Target): void;
  widen(): void;
}

export const TableContext = createContext<TableState | null>(null);

export function useTable(): TableState {
  const state = useContext(TableContext);
  if (!state) throw new Error('Use this inside a table.');
  return state;
}
