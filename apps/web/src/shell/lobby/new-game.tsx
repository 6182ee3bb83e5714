import { Wordmark } from '../ui/wordmark';
import { games, lobby as words } from '../words';
import './lobby.css';
import '../settings/settings.css';
import { type GameId, offeredGames } from '@ragtag/games/load';
import type { Picked } from '@ragtag/kernel';
import { lazy, type ReactNode, Suspense, use, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { gameNamed, lobbyOf } from '../../games';
import type { SeatPlan } from '../game/record';
import { botName, startLocalGame } from '../game/start';
import { type Brought, playersOf } from '../half';
import { settings as own } from '../settings/settings';
import { SeatPlans } from './seat-plans';

const InviteFriends = lazy(() => import('./invite-friends'));

function seatsFor(n: number, before: readonly SeatPlan[]): SeatPlan[] {
  return Array.from({ length: n }, (_, i) => before[i] ?? { name: botName(i - 1), by: 'bot' });
}

/** Nothing was chosen: it is dealt. */
const nothingYet = { ready: true, label: null };

function Bringing({
  brought,
  children,
}: {
  readonly brought: Brought | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className="seat-brings">
      {children}
      {(brought?.setup.problems ?? []).map(({ because }) => (
        <p key={because} className="lobby-conflicts" role="alert">
          {because}
        </p>
      ))}
    </div>
  );
}

/** Setting up a table: what it is played with, and who sits where. */
export default function NewGame() {
  const game = gameNamed(new URLSearchParams(useSearch()).get('game') ?? undefined);
  return <NewGameOf game={game} key={game} />;
}

function NewGameOf({ game }: { readonly game: GameId }) {
  const lobby = use(lobbyOf(game));
  const [selection, setSelection] = useState(() => lobby.settle({}));
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    seatsFor(playersOf(selection), [{ name: own().name || words.yourName, by: 'person' }]),
  );
  const [, go] = useLocation();
  const [brought, setBrought] = useState<Readonly<Record<number, Brought>>>({});
  const { Setup, bring } = lobby;
  const change = (next: Picked) => {
    setSelection(next);
    setBrought(
      Object.fromEntries(
        Object.entries(brought).map(([seat, each]) => [
          seat,
          bring && each.kept !== undefined ? bring(next, each.kept) : each,
        ]),
      ),
    );
    setSeats(seatsFor(playersOf(next), seats));
  };
  const brings = (seat: number): ReactNode =>
    Setup &&
    bring && (
      <Bringing brought={brought[seat]}>
        <Setup
          setup={brought[seat]?.setup ?? nothingYet}
          selection={selection}
          isOptional
          onBring={(written) => {
            const now: Brought =
              written === null ? { kept: undefined, setup: nothingYet } : bring(selection, written);
            setBrought({ ...brought, [seat]: now });
            setSeats(
              seats.map(({ setup: _, ...each }, i) =>
                i !== seat ? seats[i] : now.kept === undefined ? each : { ...each, setup: now.kept },
              ),
            );
          }}
        />
      </Bringing>
    );
  const isReady = seats.every((_, i) => brought[i]?.setup.ready ?? true);
  const { least, most } = lobby.seats(selection);
  const conflicts = lobby.conflicts(selection);
  const nobody = seats.every(({ by }) => by === 'bot');
  return (
    <div className="lobby">
      <header className="lobby-head">
        <Wordmark />
        <h1>{words.setUpATable}</h1>
        <nav className="lobby-games" aria-label={words.whichGame}>
          {offeredGames.map((id) => (
            <Link key={id} href={`/new?game=${id}`} aria-current={id === game ? 'page' : undefined}>
              {games[id].name}
            </Link>
          ))}
        </nav>
      </header>
      <main className="lobby-main">
        <lobby.Panel selection={selection} onChange={change} />
        <div className="lobby-side">
          <section className="paper lobby-sheet" aria-labelledby="seats-title">
            <h2 id="seats-title">{words.seats}</h2>
            <SeatPlans
              seats={seats}
              min={least}
              max={most}
              onChange={setSeats}
              onCount={(players) => change(lobby.settle({ ...selection, players }))}
              brings={Setup && brings}
            />
            {conflicts.length > 0 && (
              <ul className="lobby-conflicts" role="alert">
                {conflicts.map((because) => (
                  <li key={because}>{because}</li>
                ))}
              </ul>
            )}
            <button
              type="button"
              className="button primary large"
              disabled={conflicts.length > 0 || nobody || !isReady}
              onClick={() =>
                go(`/game/${startLocalGame({ game, selection: lobby.chosen(selection), seats })}`)
              }
            >
              {words.playOnThisScreen}
            </button>
            <p className="lobby-note">{words.passingOn}</p>
          </section>
          <Suspense fallback={null}>
            <InviteFriends
              game={game}
              selection={lobby.chosen(selection)}
              isDisabled={conflicts.length > 0}
            />
          </Suspense>
        </div>
      </main>
    </div>
  );
}
