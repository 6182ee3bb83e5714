import type { GameView } from '@ragtag/kernel';
import { type ReactNode, useMemo } from 'react';
import { noAside } from '../game/source';
import type { GameTable } from '../half';
import { TableContext, type TableState } from './table-context';

const nothing = () => {};

interface Props {
  readonly game: GameTable;
  readonly view: GameView;
  readonly children: ReactNode;
}

/** A table that is only looked at: nothing on it can be answered. */
export function StillTable({ game, view, children }: Props) {
  const state = useMemo<TableState>(
    () => ({
      game,
      view: { ...view, questions: [] },
      facts: [],
      question: undefined,
      ready: false,
      refusal: null,
      picks: [],
      aim: null,
      narrowed: null,
      beat: null,
      kept: game.showing.nothing,
      said: [],
      source: null,
      aside: noAside,
      company: null,
      pick: nothing,
      setPicks: nothing,
      confirm: nothing,
      setAim: nothing,
      clickOn: nothing,
      widen: nothing,
      skip: nothing,
    }),
    [game, view],
  );
  return <TableContext value={state}>{children}</TableContext>;
}
