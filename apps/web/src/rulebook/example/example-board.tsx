import type { View } from '@ragtag/board-game';
import { useMemo } from 'react';
import { Board } from '../../table/board/board';
import { narrowPlan, widePlan } from '../../table/board/geometry';
import { TableContext, type TableState } from '../../table/table-context';
import { useNarrow } from '../../table/use-narrow';

const nothing = () => undefined;

/** The board of a game, to be looked at only. */
export function ExampleBoard({ view }: { readonly view: View }) {
  const narrow = useNarrow();
  const state = useMemo<TableState>(
    () => ({
      view,
      question: undefined,
      ready: false,
      picks: [],
      aim: null,
      narrowed: null,
      beat: null,
      lastCheck: null,
      pick: nothing,
      setPicks: nothing,
      confirm: nothing,
      setAim: nothing,
      clickAt: nothing,
      widen: nothing,
    }),
    [view],
  );
  return (
    <TableContext value={state}>
      <Board plan={narrow ? narrowPlan : widePlan} />
    </TableContext>
  );
}
