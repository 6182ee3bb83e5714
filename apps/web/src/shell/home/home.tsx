import { home as words } from '../words';
import './home.css';
import { type GameId, offeredGames } from '@ragtag/games/load';
import type { BotLevel } from '@ragtag/protocol';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { savedGames } from '../game/saved-games';
import { changeSettings, useSettings } from '../settings/settings';
import { app, games } from '../words';
import { botLevels, levelNames, levelWords } from '../words/levels';
import { FleetMark } from './fleet-mark';

const FromServer = lazy(() => import('./from-server'));
const MyGames = lazy(() => import('./my-games'));

/** How many can play at once, with bots. */
const most = 6;

export function Home() {
  const { name } = useSettings();
  const [game, setGame] = useState<GameId>('board');
  const [wanted, setPlayers] = useState<number>();
  const isBoard = game === 'board';
  const least = isBoard ? 3 : 2;
  const players = wanted === undefined || wanted < least ? (isBoard ? 4 : 2) : wanted;
  const [level, setLevel] = useState<BotLevel>('officer');
  const [hasGames] = useState(() => savedGames().length > 0);
  const [, go] = useLocation();
  // What a game starts from is loaded with the first one.
  const begin = async (start: (ways: typeof import('../game/start')) => string) =>
    go(`/game/${start(await import('../game/start'))}`);
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
          <fieldset className="play-games">
            <legend className="label">{words.game}</legend>
            {offeredGames.map((id) => (
              <label key={id} className="play-game">
                <input type="radio" name="game" checked={id === game} onChange={() => setGame(id)} />
                <b>{games[id].name}</b>
                <span>{games[id].text}</span>
              </label>
            ))}
          </fieldset>
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
                {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((n) => (
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
            onClick={() =>
              void begin(({ playNow }) => playNow(name, players, level, isBoard ? undefined : game))
            }
          >
            {words.playNow}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void begin(({ firstGame }) => firstGame(name, game))}
          >
            {isBoard ? words.firstGame : words.learn}
          </button>
          {!isBoard && (
            <Link href="/puzzles" className="button">
              {words.puzzles}
            </Link>
          )}
          <p className="play-length">{games[game].howLong}</p>
        </section>
        <nav className="home-ways" aria-label={words.more}>
          <Way href={`/new?game=${game}`} title={words.setUpATable} text={words.setUpText} />
          <Way href="/join" title={words.joinATable} text={words.joinText} />
          <Way href="/decks" title={words.decks} text={words.decksText} />
          <Way href="/rulebook" title={words.rulebook} text={words.rulebookText} />
          <Way href="/replays" title={words.replays} text={words.replaysText} />
        </nav>
        <Suspense fallback={null}>
          {hasGames && <MyGames />}
          <FromServer />
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
