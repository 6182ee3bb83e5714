import './after.css';
import { Link } from 'wouter';
import { CheckStories } from '../../board-game/after/check-stories';
import { ResourceCurves } from '../../board-game/after/resource-curves';
import { Roles } from '../../board-game/after/roles';
import { Suspicions } from '../../board-game/after/suspicions';
import { useStudy } from '../../board-game/after/use-study';
import { reasonWords } from '../../board-game/words/verdict';
import type { GameRecord } from '../game/record';
import { Replay } from './replay';
import { Share } from './share';

interface Props {
  readonly record: GameRecord;
  /** Where anybody can look at the game, if there is such a place. */
  readonly link?: string;
}

/** Now it can be told: who was what, how it went, who put in what, and every step again. */
export function AfterGame({ record, link }: Props) {
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
        <Share record={record} link={link} />
      </header>
      <main className="after-main">
        <Roles study={study} />
        <Suspicions record={record} study={study} />
        <ResourceCurves study={study} />
        <Replay record={record} study={study} />
        <CheckStories study={study} />
      </main>
    </div>
  );
}
