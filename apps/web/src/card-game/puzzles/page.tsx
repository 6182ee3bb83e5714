import '../builder/builder.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { settings } from '../../shell/settings/settings';
import { Wordmark } from '../../shell/ui/wordmark';
import { puzzle as words } from '../words';
import { puzzles, solved } from './puzzles';
import { startPuzzle } from './start';

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
            <li key={name}>
              <button
                type="button"
                className="button"
                onClick={() => go(`/game/${startPuzzle(name, settings().name || words.you)}`)}
              >
                {name}
              </button>{' '}
              {known.includes(name) && <span className="puzzle-solved">{words.solved}</span>}
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}
