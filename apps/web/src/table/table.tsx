import './table.css';
import type { View } from '@ragtag/board-game';
import type { ReactNode } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Presenter, Shown } from '../game/presenter';
import { useSettings } from '../settings/settings';
import { Curtain } from './curtain';
import { TableContext } from './table-context';
import { TableLayout } from './table-layout';
import { useAnswering } from './use-answering';

interface Props {
  readonly presenter: Presenter;
  readonly menu: ReactNode;
  readonly ending: ReactNode;
}

/** A game on the screen, wherever it runs. */
export function Table({ presenter, menu, ending }: Props) {
  const shown = useSyncExternalStore(presenter.subscribe, presenter.shown);
  const { pace } = useSettings();
  useEffect(() => {
    presenter.pace = pace;
  }, [presenter, pace]);
  if (shown.trouble && !shown.view) return <p className="loading">{shown.trouble}</p>;
  if (!shown.view) return <p className="loading label">Dealing…</p>;
  return <Seated presenter={presenter} shown={shown} view={shown.view} menu={menu} ending={ending} />;
}

interface SeatedProps extends Props {
  readonly shown: Shown;
  readonly view: View;
}

function Seated({ presenter, shown, view, menu, ending }: SeatedProps) {
  const state = useAnswering(presenter, shown, view);
  const [ended, setEnded] = useState(false);
  const over = view.over !== null && shown.settled;
  useEffect(() => {
    if (over) setEnded(true);
  }, [over]);
  useEffect(() => {
    document.title = over ? 'The end · Ragtag' : state.ready ? '● Your decision · Ragtag' : 'Ragtag';
    return () => {
      document.title = 'Ragtag';
    };
  }, [over, state.ready]);
  if (shown.handover !== null && shown.settled) {
    return <Curtain view={view} seat={shown.handover} look={(seat) => presenter.look(seat)} />;
  }
  return (
    <TableContext value={state}>
      <TableLayout shown={shown} menu={menu} ending={ended ? ending : null} skip={() => presenter.skip()} />
    </TableContext>
  );
}
