import { home as words } from '../words';
import './home.css';
import type { BotLevel } from '@ragtag/protocol';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { savedGames } from '../game/saved-games';
import { firstGame, playNow } from '../game/start';
import { changeSettings, useSettings } from '../settings/settings';
import { app } from '../words';
import { botLevels, levelNames, levelWords } from '../words/levels';
import { FleetMark } from './fleet-mark';

const KeepGames = lazy(() => import('../account/keep-games'));
const MyGames = lazy(() => import('./my-games'));
const ServerTables = lazy(() => import('./server-tables'));

export function Home() {
  const { name } = useSettings();
  const [players, setPlayers] = useState(4);
  const [level, setLevel] = useState<BotLevel>('officer');
  const [hasGames] = useState(() => savedGames().length > 0);
  const [, go] = useLocation();
  return (
    <div className="home">
      <header className="home-head">
        <FleetMark />
        <h1>{app.name}</h1>
        <p>{words.intro}</p>
      </header>
      <main className="home-main">
        <section className="paper play-now" aria-labelledby="play-now">
          <h2 id="play-now">{words.playNow}</h2>
          <p>{words.playNowText}</p>
          <div className="play-fields">
            <label className="field">
              <span className="label">{words.yourName}</span>
              <input
                value={name}
                maxLength={32}
                autoComplete="nickname"
                onChange={(event) => changeSettings({ name: event.target.value })}
              />
            </label>
            <label className="field">
              <span className="label">{words.players}</span>
              <select value={players} onChange={(event) => setPlayers(Number(event.target.value))}>
                {[3, 4, 5, 6].map((n) => (
                  <option key={n} value={n}>
                    {n}
                  </option>
                ))}
              </select>
            </label>
            <label className="field play-level">
              <span className="label">{words.bots}</span>
              <select
                value={level}
                onChange={({ target: { value } }) =>
                  setLevel(botLevels.find((each) => each === value) ?? 'officer')
                }
              >
                {botLevels.map((each) => (
                  <option key={each} value={each}>
                    {words.level(levelNames[each], levelWords[each])}
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
            {words.playNow}
          </button>
          <button type="button" className="button" onClick={() => go(`/game/${firstGame(name)}`)}>
            {words.firstGame}
          </button>
          <p className="play-length">{words.howLong}</p>
        </section>
        <nav className="home-ways" aria-label={words.more}>
          <Way href="/new" title={words.setUpATable} text={words.setUpText} />
          <Way href="/join" title={words.joinATable} text={words.joinText} />
          <Way href="/rulebook" title={words.rulebook} text={words.rulebookText} />
          <Way href="/replays" title={words.replays} text={words.replaysText} />
        </nav>
        <Suspense fallback={null}>
          {hasGames && <MyGames />}
          <ServerTables />
          <KeepGames />
        </Suspense>
      </main>
      <footer className="home-foot">{words.fanWork}</footer>
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
