import type { View } from '@ragtag/board-game';
import { type ReactNode, useMemo } from 'react';
import { noAside } from '../shell/game/source';
import { TableContext, type TableState } from '../shell/table/table-context';
import { useNarrow } from '../shell/table/use-narrow';
import { Board } from './board/board';
import { narrowPlan, widePlan } from './board/geometry';

const nothing = () => {};

/** A table that is only looked at: nothing on it can be answered. */
export function StillTable({ view, children }: { readonly view: View; readonly children: ReactNode }) {
  const state = useMemo<TableState>(
    () => ({
      view: { ...view, questions: [] },
      question: undefined,
      ready: false,
      picks: [],
      aim: null,
      narrowed: null,
      beat: null,
      lastCheck: null,
      lastRoll: null,
      said: [],
      source: null,
      aside: noAside,
      company: null,
      pick: nothing,
      setPicks: nothing,
      confirm: nothing,
      setAim: nothing,
      clickAt: nothing,
      widen: nothing,
    }),
    [view],
  );
  return <TableContext value={state}>{children}</TableContext>;
}

/** The board of such a table, wide or upright as the screen has room. */
export function StillBoard() {
  return <Board plan={useNarrow() ? narrowPlan : widePlan} />;
}
