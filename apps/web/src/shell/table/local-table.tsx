import { use, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameNamed, moreOf, tableOf } from '../../games';
import { LocalGame } from '../game/local-game';
import { Presenter } from '../game/presenter';
import type { GameRecord } from '../game/record';
import { savedGame } from '../game/saved-games';
import { startLocalGame } from '../game/start';
import NotFound from '../home/not-found';
import { settings } from '../settings/settings';
import { table as words } from '../words';
import { Table } from './table';

/** A game of this browser. */
export default function LocalTable({ id }: { readonly id: string }) {
  const record = useMemo(() => savedGame(id), [id]);
  return record ? <KeptTable record={record} /> : <NotFound />;
}

function KeptTable({ record }: { readonly record: GameRecord }) {
  const { id } = record;
  const table = use(tableOf(gameNamed(record.game)));
  use(moreOf(gameNamed(record.game), record.selection));
  const [open, setOpen] = useState<{ readonly game: LocalGame; readonly presenter: Presenter } | null>(null);
  const [, go] = useLocation();
  useEffect(() => {
    const game = new LocalGame(record, settings().orders);
    const shown = new Presenter(game, settings().pace, table.showing);
    const stop = shown.start();
    setOpen({ game, presenter: shown });
    return () => {
      stop();
      game.close();
    };
  }, [record, table]);
  if (!open) return <p className="loading label">{words.openingTheTable}</p>;
  const again = () => {
    go(`/game/${startLocalGame(open.game.record)}`);
  };
  const ending = (
    <table.Ending>
      <Link href={`/game/${id}/after`} className="button primary">
        {table.words.after}
      </Link>
      <button type="button" className="button" onClick={again}>
        {words.playAgain}
      </button>
    </table.Ending>
  );
  return <Table game={table} source={open.game} presenter={open.presenter} company={null} ending={ending} />;
}
