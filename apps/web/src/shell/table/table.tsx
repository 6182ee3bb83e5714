import { table as wording } from '../words';
import './table.css';
import './top-bar.css';
import './ending.css';
import './phone.css';
import type { GameView } from '@ragtag/kernel';
import type { ReactNode } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Company } from '../company/company';
import type { Presenter, Shown } from '../game/presenter';
import type { GameSource } from '../game/source';
import type { GameTable } from '../half';
import { useAway } from '../log/use-away';
import { useSettings } from '../settings/settings';
import { useSounds } from '../sound/use-sounds';
import { Curtain } from './curtain';
import { TableContext } from './table-context';
import { TableKeys } from './table-keys';
import { useAnswering } from './use-answering';
import { useTabNotice } from './use-tab-notice';

interface Props {
  readonly game: GameTable;
  readonly source: GameSource;
  readonly presenter: Presenter;
  readonly company: Company | null;
  readonly ending: ReactNode;
}

/** A game on the screen, wherever it runs. */
export function Table({ presenter, ...props }: Props) {
  const shown = useSyncExternalStore(presenter.subscribe, presenter.shown);
  const { pace } = useSettings();
  useEffect(() => {
    presenter.pace = pace;
  }, [presenter, pace]);
  if (shown.trouble && !shown.view) return <p className="loading">{shown.trouble}</p>;
  if (!shown.view) return <p className="loading label">{wording.dealing}</p>;
  return <Seated presenter={presenter} shown={shown} view={shown.view} {...props} />;
}

interface SeatedProps extends Props {
  readonly shown: Shown;
  readonly view: GameView;
}

function Seated({ game, source, presenter, shown, view, company, ending }: SeatedProps) {
  const aside = useSyncExternalStore(source.watch, source.aside);
  const state = useAnswering({ presenter, shown, view, game, source, aside, company });
  const [ended, setEnded] = useState(false);
  const over = view.over !== null && shown.settled;
  useEffect(() => {
    setEnded((before) => over || (before && view.over !== null));
  }, [over, view.over]);
  const missed = useTabNotice(over, state.ready);
  const since = useAway(source, view.seat, shown.facts.length);
  useSounds({ beat: shown.beat, game, ready: state.ready, words: shown.said.length });
  if (shown.handover !== null && shown.settled) {
    return <Curtain view={view} seat={shown.handover} look={(seat) => presenter.look(seat)} />;
  }
  return (
    <TableContext value={state}>
      <TableKeys />
      <game.Table ending={ended ? ending : null} missed={missed} since={since} />
    </TableContext>
  );
}
