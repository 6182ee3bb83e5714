import '../builder/builder.css';
import './puzzles.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { settings } from '../../shell/settings/settings';
import { Wordmark } from '../../shell/ui/wordmark';
import { puzzle as words } from '../words';
import { puzzles, solved } from './puzzles';
import { positionOf, startPuzzle } from './start';

/** The puzzles, and which of them are solved. */
export default function PuzzlesPage() {
  const [, go] = useLocation();
  const [known] = useState(solved);
  useEffect(() => {
    document.title = words.title;
  }, []);
  return (
    <div className="builder">
      <header className="builder-head">
        <Wordmark />
        <h1>{words.puzzles}</h1>
      </header>
      <main className="puzzles">
        <p>{words.about}</p>
        <ol>
          {puzzles.map((name) => (
            <li key={name} className="panel puzzle">
              <div>
                <h2>{name}</h2>
                <p>{words.position(positionOf(name))}</p>
              </div>
              {known.includes(name) && <span className="puzzle-solved">{words.solved}</span>}
              <button
                type="button"
                className="button"
                onClick={() => go(`/game/${startPuzzle(name, settings().name || words.you)}`)}
              >
                <span className="visually-hidden">{name}: </span>
                {words.tryIt}
              </button>
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}
