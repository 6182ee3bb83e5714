import './lobby.css';
import '../settings/settings.css';
import { normalise, type Settings, selectionOf } from '@ragtag/board-game';
import type { TableInfo } from '@ragtag/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../game/api';
import { Invite } from './invite';
import { OptionPanel } from './option-panel';
import { RemoteSeats } from './remote-seats';

/** A table on the server before the game: seats, options, the invitation. */
export function RemoteLobby({ table }: { readonly table: TableInfo }) {
  const [error, setError] = useState<string | null>(null);
  const attempt = (work: Promise<unknown>) => {
    work.then(
      () => setError(null),
      (failure: Error) => setError(failure.message),
    );
  };
  const params = { table: table.id };
  const settings = normalise(table.settings.selection as Partial<Settings>);
  const change = (next: Settings) => {
    const selection = selectionOf(next) as Record<string, boolean | number | string>;
    attempt(call('changeTable', { params, body: { selection } }));
  };
  return (
    <div className="lobby">
      <header className="lobby-head">
        <Link href="/" className="wordmark">
          Ragtag
        </Link>
        <h1>{table.settings.name}</h1>
      </header>
      <main className="lobby-main">
        <OptionPanel settings={settings} onChange={change} isDisabled={!table.host} />
        <div className="lobby-side">
          <section className="paper lobby-sheet" aria-labelledby="seats-title">
            <h2 id="seats-title">Seats</h2>
            <RemoteSeats
              table={table}
              settings={settings}
              attempt={attempt}
              onCount={(players) => change(normalise({ ...settings, players }))}
            />
            {table.host ? (
              <button
                type="button"
                className="button primary large"
                onClick={() => attempt(call('start', { params }))}
              >
                Start the game
              </button>
            ) : (
              <p className="lobby-note">The host starts the game.</p>
            )}
            {table.host && <p className="lobby-note">Open seats are given to bots.</p>}
            {error && (
              <p className="lobby-conflicts" role="alert">
                {error}
              </p>
            )}
          </section>
          {table.invite && <Invite code={table.invite} />}
        </div>
      </main>
    </div>
  );
}
