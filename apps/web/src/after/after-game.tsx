import './after.css';
import { Link } from 'wouter';
import { download } from '../game/game-file';
import type { GameRecord } from '../game/record';
import { reasonWords } from '../words/verdict';
import { CheckStories } from './check-stories';
import { Replay } from './replay';
import { ResourceCurves } from './resource-curves';
import { Roles } from './roles';
import { useStudy } from './use-study';

/** Now it can be told: who was what, how it went, who put in what, and every step again. */
export function AfterGame({ record }: { readonly record: GameRecord }) {
  const study = useStudy(record);
  if (study === null) return <p className="loading label">Going through the game…</p>;
  if (typeof study === 'string') return <p className="loading">{study}</p>;
  const { verdict } = study;
  return (
    <div className="after">
      <header className="after-head">
        <Link href="/" className="wordmark">
          Ragtag
        </Link>
        <h1>
          {verdict ? (verdict.winner === 'humans' ? 'Humanity survives' : 'The Cylons win') : 'Not over yet'}
        </h1>
        {verdict && <p>{reasonWords(verdict)}</p>}
        <button type="button" className="button" onClick={() => download(record)}>
          Save as a file
        </button>
      </header>
      <main className="after-main">
        <Roles study={study} />
        <ResourceCurves study={study} />
        <Replay record={record} study={study} />
        <CheckStories study={study} />
      </main>
    </div>
  );
}
