import { Wordmark } from '../ui/wordmark';
import { lobby as words } from '../words';
import './lobby.css';
import '../settings/settings.css';
import type { Picked } from '@ragtag/kernel';
import { lazy, Suspense, use, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { gameNamed, lobbyOf } from '../../games';
import type { SeatPlan } from '../game/record';
import { botName, startLocalGame } from '../game/start';
import { playersOf } from '../half';
import { settings as own } from '../settings/settings';
import { SeatPlans } from './seat-plans';

const InviteFriends = lazy(() => import('./invite-friends'));

function seatsFor(n: number, before: readonly SeatPlan[]): SeatPlan[] {
  return Array.from({ length: n }, (_, i) => before[i] ?? { name: botName(i - 1), by: 'bot' });
}

/** Setting up a table: what it is played with, and who sits where. */
export default function NewGame() {
  const game = gameNamed(new URLSearchParams(useSearch()).get('game') ?? undefined);
  const lobby = use(lobbyOf(game));
  const [selection, setSelection] = useState(() => lobby.settle({}));
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    seatsFor(playersOf(selection), [{ name: own().name || words.yourName, by: 'person' }]),
  );
  const [, go] = useLocation();
  const change = (next: Picked) => {
    setSelection(next);
    setSeats(seatsFor(playersOf(next), seats));
  };
  const { least, most } = lobby.seats(selection);
  const conflicts = lobby.conflicts(selection);
  const nobody = seats.every(({ by }) => by === 'bot');
  return (
    <div className="lobby">
      <header className="lobby-head">
        <Wordmark />
        <h1>{words.setUpATable}</h1>
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
              disabled={conflicts.length > 0 || nobody}
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
