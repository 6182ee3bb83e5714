import { type ChangeEvent, useState } from 'react';
import { Link } from 'wouter';
import { fromFile } from '../game/game-file';
import { type GameRecord, standingOf } from '../game/record';
import { savedGames } from '../game/saved-games';
import { Wordmark } from '../ui/wordmark';
import { replay as words } from '../words';
import { AfterGame } from './after-game';
import '../home/home.css';
import './after.css';

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Games to walk through: from a file, or played here. */
export default function Replays() {
  const [record, setRecord] = useState<GameRecord | null>(null);
  const [error, setError] = useState<string | null>(null);
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    try {
      const text = await event.target.files?.[0]?.text();
      if (text !== undefined) setRecord(fromFile(JSON.parse(text)));
    } catch (failure) {
      setError(failure instanceof SyntaxError ? words.notAFile : String((failure as Error).message));
    }
  };
  if (record) return <AfterGame record={record} />;
  const finished = savedGames().filter(({ standing }) => standing?.over);
  return (
    <div className="after">
      <header className="after-head">
        <Wordmark />
        <h1>{words.replays}</h1>
      </header>
      <main className="after-main">
        <section className="paper replay-open">
          <h2>{words.openAGameFile}</h2>
          <label className="field">
            <span className="label">{words.savedFile}</span>
            <input type="file" accept="application/json,.json" onChange={(event) => void open(event)} />
          </label>
          {error && <p role="alert">{error}</p>}
        </section>
        {finished.length > 0 && (
          <section className="my-games">
            <h2>{words.finishedGames}</h2>
            <ul>
              {finished.map(({ id, updatedAt, standing }) => (
                <li key={id} className="panel">
                  <Link href={`/game/${id}/after`} className="my-game">
                    <b>{standingOf({ standing })}</b>
                    <span>{dates.format(updatedAt)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}
