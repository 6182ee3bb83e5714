import './lobby.css';
import '../settings/settings.css';
import { normalise, playerLimits, resolveOptions, type Settings, selectionOf } from '@ragtag/board-game';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { OptionPanel } from '../../board-game/options/lobby-panel';
import type { SeatPlan } from '../game/record';
import { botName, startLocalGame } from '../game/start';
import { settings as own } from '../settings/settings';
import { SeatPlans } from './seat-plans';

const InviteFriends = lazy(() => import('./invite-friends'));

function seatsFor(n: number, before: readonly SeatPlan[]): SeatPlan[] {
  return Array.from({ length: n }, (_, i) => before[i] ?? { name: botName(i - 1), by: 'bot' });
}

/** Setting up a table: what it is played with, and who sits where. */
export default function NewGame() {
  const [settings, setSettings] = useState<Settings>(() => normalise({}));
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    seatsFor(settings.players, [{ name: own().name || 'You', by: 'person' }]),
  );
  const [, go] = useLocation();
  const change = (next: Settings) => {
    setSettings(next);
    setSeats(seatsFor(next.players, seats));
  };
  const { min, max } = playerLimits(settings);
  const resolved = resolveOptions(settings);
  const nobody = seats.every(({ by }) => by === 'bot');
  return (
    <div className="lobby">
      <header className="lobby-head">
        <Link href="/" className="wordmark">
          Ragtag
        </Link>
        <h1>Set up a table</h1>
      </header>
      <main className="lobby-main">
        <OptionPanel settings={settings} onChange={change} />
        <div className="lobby-side">
          <section className="paper lobby-sheet" aria-labelledby="seats-title">
            <h2 id="seats-title">Seats</h2>
            <SeatPlans
              seats={seats}
              min={min}
              max={max}
              onChange={setSeats}
              onCount={(players) => change(normalise({ ...settings, players }))}
            />
            {!resolved.ok && (
              <ul className="lobby-conflicts" role="alert">
                {resolved.conflicts.map(({ because }) => (
                  <li key={because}>{because}</li>
                ))}
              </ul>
            )}
            <button
              type="button"
              className="button primary large"
              disabled={!resolved.ok || nobody}
              onClick={() => go(`/game/${startLocalGame(selectionOf(settings), seats)}`)}
            >
              Play on this screen
            </button>
            <p className="lobby-note">
              Several people pass the device on; nobody’s cards are shown before they say so.
            </p>
          </section>
          <Suspense fallback={null}>
            <InviteFriends selection={selectionOf(settings)} isDisabled={!resolved.ok} />
          </Suspense>
        </div>
      </main>
    </div>
  );
}
