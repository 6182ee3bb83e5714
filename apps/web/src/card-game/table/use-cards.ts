import type { CardFact, View } from '@ragtag/card-game';
import { type TableState, useTable } from '../../shell/table/table-context';
import type { KeptOfCards } from '../showing';

export type CardTableState = TableState<View, CardFact, KeptOfCards>;

/** The table, as the card game knows it. */
export const useCards = useTable as () => CardTableState;
