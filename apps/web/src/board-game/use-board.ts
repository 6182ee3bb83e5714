import type { BoardFact, View } from '@ragtag/board-game';
import { type TableState, useTable } from '../shell/table/table-context';
import type { Kept } from './showing';

export type BoardState = TableState<View, BoardFact, Kept>;

/** The table, as the board game knows it. */
export const useBoard = useTable as () => BoardState;
