import type { StandingOrders } from '@ragtag/kernel';
import type { TableInfo } from '@ragtag/protocol';
import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { gameNamed, moreOf, tableOf } from '../../games';
import type { Company } from '../company/company';
import { call, comeIn } from '../game/api';
import { Presenter } from '../game/presenter';
import { RemoteGame } from '../game/remote-game';
import { RemoteLobby } from '../lobby/remote-lobby';
import { settings } from '../settings/settings';
import { remote as texts, table as words } from '../words';
import { NoTable } from './no-table';
import { StuckTable } from './stuck-table';
import { Table } from './table';

interface OpenGame {
  readonly game: RemoteGame;
  readonly presenter: Presenter;
}

/** A table on the server: its lobby first, then the game. */
export default function RemoteTable({ id }: { readonly id: string }) {
  const [open, setOpen] = useState<OpenGame | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    comeIn(settings().name).then(
      () => {
        if (left) return;
        const game = new RemoteGame(id);
        const presenter = new Presenter(game, settings().pace);
        const quit = presenter.start();
        stop = () => {
          quit();
          game.close();
        };
        setOpen({ game, presenter });
      },
      (failure: Error) => setError(failure.message),
    );
    return () => {
      left = true;
      stop();
    };
  }, [id]);
  if (error) return <p className="loading">{error}</p>;
  if (!open) return <p className="loading label">{texts.comingIn}</p>;
  return <AtTable {...open} />;
}

function AtTable({ game, presenter }: OpenGame) {
  const { table, timing, online, orders, turnedAway } = useSyncExternalStore(game.watch, game.news);
  useUsualOrders(game, orders);
  const company = useMemo<Company | null>(
    () => table && { table, timing, online, send: (message) => game.send(message) },
    [table, timing, online, game],
  );
  if (!table && turnedAway) return <NoTable because={turnedAway} />;
  if (!table) return <p className="loading label">{online ? texts.lookingForTheTable : texts.connecting}</p>;
  if (table.phase === 'lobby')
    return <RemoteLobby table={table} source={game} presenter={presenter} online={online} />;
  if (table.phase === 'closed') return <NoTable because={texts.theTableWasClosed} />;
  if (table.phase === 'stuck') return <StuckTable table={table} />;
  return <Playing table={table} source={game} presenter={presenter} company={company} />;
}

interface PlayingProps {
  readonly table: TableInfo;
  readonly source: RemoteGame;
  readonly presenter: Presenter;
  readonly company: Company | null;
}

function Playing({ table, presenter, ...props }: PlayingProps) {
  const game = use(tableOf(gameNamed(table.settings.game)));
  use(moreOf(gameNamed(table.settings.game), table.settings.selection));
  useEffect(() => {
    presenter.showing = game.showing;
  }, [presenter, game]);
  const ending = (
    <game.Ending>
      <Link href={`/table/${table.id}/after`} className="button primary">
        {game.words.after}
      </Link>
      {table.seat !== null && <Rematch table={table} />}
    </game.Ending>
  );
  return <Table game={game} presenter={presenter} ending={ending} {...props} />;
}

/** A table that has only the usual orders is given those that the player likes. */
function useUsualOrders(game: RemoteGame, orders: StandingOrders | null): void {
  const untouched = orders?.otherwise === 'always' && Object.keys(orders.windows).length === 0;
  useEffect(() => {
    const { orders: liked } = settings();
    const usual = liked.otherwise === 'always' && Object.keys(liked.windows).length === 0;
    if (untouched && !usual) game.setOrders(liked);
  }, [game, untouched]);
}

/** The same people once more; whoever asks first opens the table. */
function Rematch({ table }: { readonly table: TableInfo }) {
  const [error, setError] = useState<string | null>(null);
  const [, go] = useLocation();
  const again = () =>
    call('rematch', { params: { table: table.id } }).then(
      ({ id }) => go(`/table/${id}`),
      (failure: Error) => setError(failure.message),
    );
  return (
    <>
      <button type="button" className="button" onClick={() => void again()}>
        {words.playAgain}
      </button>
      {error && <span role="alert">{error}</span>}
    </>
  );
}
