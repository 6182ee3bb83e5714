import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { comeIn } from '../game/api';
import { Presenter } from '../game/presenter';
import { RemoteGame } from '../game/remote-game';
import { RemoteLobby } from '../lobby/remote-lobby';
import { settings } from '../settings/settings';
import { Ending } from './ending';
import { Table } from './table';
import { TableMenu } from './table-menu';
import { Talk } from './talk/talk';

interface Open {
  readonly game: RemoteGame;
  readonly presenter: Presenter;
}

/** A table on the server: its lobby first, then the game. */
export default function RemoteTable({ id }: { readonly id: string }) {
  const [open, setOpen] = useState<Open | null>(null);
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
  if (!open) return <p className="loading label">Coming in…</p>;
  return <AtTable {...open} />;
}

function AtTable({ game, presenter }: Open) {
  const { table, said, online } = useSyncExternalStore(game.watch, game.news);
  if (!table) return <p className="loading label">{online ? 'Looking for the table…' : 'Connecting…'}</p>;
  if (table.phase === 'lobby') return <RemoteLobby table={table} />;
  if (table.phase === 'closed') return <p className="loading">The table was closed.</p>;
  const menu = (
    <>
      {!online && <span className="offline">Connection lost, trying again…</span>}
      <Talk table={table} said={said} say={(say) => game.send({ type: 'say', say })} />
      <TableMenu />
    </>
  );
  const ending = (
    <Ending>
      <Link href={`/table/${table.id}/after`} className="button primary">
        Who was what
      </Link>
    </Ending>
  );
  return <Table presenter={presenter} menu={menu} ending={ending} />;
}
