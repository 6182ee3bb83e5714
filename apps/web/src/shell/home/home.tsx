import './home.css';
import type { BotLevel } from '@ragtag/protocol';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { playNow } from '../game/start';
import { changeSettings, useSettings } from '../settings/settings';
import { botLevels, levelNames, levelWords } from '../words/levels';
import { FleetMark } from './fleet-mark';
import { MyGames } from './my-games';

const KeepGames = lazy(() => import('../account/keep-games'));
const ServerTables = lazy(() => import('./server-tables'));

export function Home() {
  const { name } = useSettings();
  const [players, setPlayers] = useState(4);
  const [level, setLevel] = useState<BotLevel>('officer');
  const [, go] = useLocation();
  return (
    <div className="home">
      <header className="home-head">
        <FleetMark />
        <h1>Ragtag</h1>
        <p>
          A fugitive fleet, a few friends, and somebody among them who is not. The Battlestar Galactica board
          game with every rule enforced.
        </p>
      </header>
      <main className="home-main">
        <section className="paper play-now" aria-labelledby="play-now">
          <h2 id="play-now">Play now</h2>
          <p>You and bots, at once. No account, nothing to install.</p>
          <div className="play-fields">
            <label className="field">
              <span className="label">Your name</span>
              <input
                value={name}
                maxLength={32}
                autoComplete="nickname"
                onChange={(event) => changeSettings({ name: event.target.value })}
              />
            </label>
            <label className="field">
              <span className="label">Players</span>
              <select value={players} onChange={(event) => setPlayers(Number(event.target.value))}>
                {[3, 4, 5, 6].map((n) => (
                  <option key={n} value={n}>
                    {n}
                  </option>
                ))}
              </select>
            </label>
            <label className="field play-level">
              <span className="label">Bots</span>
              <select
                value={level}
                onChange={({ target: { value } }) =>
                  setLevel(botLevels.find((each) => each === value) ?? 'officer')
                }
              >
                {botLevels.map((each) => (
                  <option key={each} value={each}>
                    {levelNames[each]}: {levelWords[each]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <button
            type="button"
            className="button primary large"
            onClick={() => go(`/game/${playNow(name, players, level)}`)}
          >
            Play now
          </button>
        </section>
        <nav className="home-ways" aria-label="More">
          <Way
            href="/new"
            title="Set up a table"
            text="Boxes, ending, variants, seats: for one screen, or with friends by a link."
          />
          <Way href="/join" title="Join a table" text="With the link or the code that a friend sent you." />
          <Way href="/rulebook" title="Rulebook" text="Every rule, for exactly the boxes on your table." />
          <Way href="/replays" title="Replays" text="Open a game file and walk through it." />
        </nav>
        <MyGames />
        <Suspense fallback={null}>
          <ServerTables />
          <KeepGames />
        </Suspense>
      </main>
      <footer className="home-foot">
        Fan work, not made or endorsed by the publisher of the board game or the owners of the series. None of
        their text or art is used.
      </footer>
    </div>
  );
}

function Way({
  href,
  title,
  text,
}: {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <Link href={href} className="way panel">
      <b>{title}</b>
      <span>{text}</span>
    </Link>
  );
}
