import { Wordmark } from '../ui/wordmark';
import { lobby as words } from '../words';
import './lobby.css';
import '../settings/settings.css';
import type { Picked } from '@ragtag/kernel';
import type { TableInfo } from '@ragtag/protocol';
import { use, useState } from 'react';
import { useLocation } from 'wouter';
import { gameNamed, lobbyOf } from '../../games';
import { ConnectionLost } from '../company/notice';
import { call } from '../game/api';
import type { Presenter } from '../game/presenter';
import type { GameSource } from '../game/source';
import { type GameLobby, toSend } from '../half';
import { Confirm } from '../ui/confirm';
import { Invite } from './invite';
import { LobbyTalk } from './lobby-talk';
import { RemoteSeats } from './remote-seats';
import { TableRules } from './table-rules';

interface Props {
  readonly table: TableInfo;
  readonly source: GameSource;
  readonly presenter: Presenter;
  readonly online: boolean;
}

/** A table on the server before the game: seats, options, the invitation, and talk. */
export function RemoteLobby({ table, ...talk }: Props) {
  const [error, setError] = useState<string | null>(null);
  const [closing, setClosing] = useState(false);
  const [, go] = useLocation();
  const attempt = (work: Promise<unknown>) => {
    work.then(
      () => setError(null),
      (failure: Error) => setError(failure.message),
    );
  };
  const params = { table: table.id };
  const lobby = use(lobbyOf(gameNamed(table.settings.game)));
  const selection = lobby.settle(table.settings.selection);
  const change = (next: Picked) =>
    attempt(call('changeTable', { params, body: { selection: toSend(lobby.chosen(next)) } }));
  return (
    <div className="lobby">
      <header className="lobby-head">
        <Wordmark />
        <TableName table={table} attempt={attempt} />
      </header>
      <div aria-live="polite">{!talk.online && <ConnectionLost />}</div>
      <main className="lobby-main">
        <div className="lobby-rules">
          <lobby.Panel selection={selection} onChange={change} isDisabled={!table.host} />
          <section className="panel lobby-sheet dark" aria-labelledby="rules-title">
            <h2 id="rules-title">{words.clockAndChat}</h2>
            <TableRules table={table} />
          </section>
        </div>
        <div className="lobby-side">
          <section className="paper lobby-sheet" aria-labelledby="seats-title">
            <h2 id="seats-title">{words.seats}</h2>
            <RemoteSeats
              table={table}
              limits={lobby.seats(selection)}
              attempt={attempt}
              onCount={(players) => change(lobby.settle({ ...selection, players }))}
            />
            <p className="lobby-note">
              <b>{standingOf(table)}.</b> {lobby.takes?.(selection)}
            </p>
            {table.host ? (
              <button
                type="button"
                className="button primary large"
                onClick={() => attempt(call('start', { params }))}
              >
                {words.startTheGame}
              </button>
            ) : (
              <p className="lobby-note">{words.hostStarts}</p>
            )}
            {table.host && (
              <p className="lobby-note">
                {words.openSeats}{' '}
                <button type="button" className="options-all" onClick={() => setClosing(true)}>
                  {words.closeTheTable}
                </button>
              </p>
            )}
            <Confirm
              isOpen={closing}
              onOpenChange={setClosing}
              title={words.closeTheTableAsked}
              yes={words.closeIt}
              onYes={() => attempt(call('closeTable', { params }).then(() => go('/')))}
            >
              {words.nobodyComesIn}
            </Confirm>
            {error && (
              <p className="lobby-conflicts" role="alert">
                {error}
              </p>
            )}
          </section>
          <Bringing lobby={lobby} selection={selection} table={table} attempt={attempt} />
          {table.invite && <Invite code={table.invite} />}
          <LobbyTalk {...talk} chat={table.settings.chat} />
        </div>
      </main>
    </div>
  );
}

/** Who is there, and who is still to come. */
function standingOf({ seats }: TableInfo): string {
  const n = (kind: TableInfo['seats'][number]['kind']) => seats.filter((seat) => seat.kind === kind).length;
  return words.standing(n('person'), n('bot'), n('open'));
}

interface BringingProps {
  readonly lobby: GameLobby;
  readonly selection: Picked;
  readonly table: TableInfo;
  readonly attempt: (work: Promise<unknown>) => void;
}

/** What one brings to the game, where players bring something. */
function Bringing({ lobby: { Setup }, selection, table, attempt }: BringingProps) {
  const { id, seat } = table;
  const setup = seat === null ? null : table.seats[seat].setup;
  if (!Setup || seat === null || !setup) return null;
  return (
    <section className="paper lobby-sheet" aria-labelledby="setup-title">
      <h2 id="setup-title">{words.whatYouBring}</h2>
      <Setup
        setup={setup}
        selection={selection}
        onBring={(brought) =>
          attempt(call('setSetup', { params: { table: id, seat }, body: { setup: brought } }))
        }
      />
      {(setup.problems ?? []).map(({ because }) => (
        <p key={because} className="lobby-note">
          {because}
        </p>
      ))}
    </section>
  );
}

interface NameProps {
  readonly table: TableInfo;
  readonly attempt: (work: Promise<unknown>) => void;
}

/** What the table is called; the host may change it. */
function TableName({ table, attempt }: NameProps) {
  const { name } = table.settings;
  const [text, setText] = useState(name);
  if (!table.host) return <h1>{name}</h1>;
  const keep = () => {
    if (text.trim() && text.trim() !== name)
      attempt(call('changeTable', { params: { table: table.id }, body: { name: text.trim() } }));
  };
  return (
    <>
      <h1 className="visually-hidden">{name}</h1>
      <input
        className="table-name"
        aria-label={words.nameOfTheTable}
        value={text}
        maxLength={60}
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </>
  );
}
