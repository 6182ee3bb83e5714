import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { useCards } from '../table/use-cards';
import { puzzle as words } from '../words';
import { markSolved, puzzles } from './puzzles';
import { startPuzzle } from './start';

/** What a puzzle asks for, whether it is solved, and the ways on. */
export function Task({ name }: { readonly name: string }) {
  const { view } = useCards();
  const [, go] = useLocation();
  const me = view.seat ?? 0;
  const isSolved = view.over !== null && view.turn.number === 1 && view.over.winners.includes(me);
  const isLost = !isSolved && (view.over !== null || view.turn.number > 1 || view.turn.phase !== 'execution');
  useEffect(() => {
    if (isSolved) markSolved(name);
  }, [isSolved, name]);
  const next = puzzles[puzzles.indexOf(name) + 1];
  const begin = (puzzle: string) => go(`/game/${startPuzzle(puzzle, view.players[me].name)}`);
  return (
    <aside className="coach task" aria-label={words.puzzle}>
      <p role="status">
        <b>{name}</b> {isSolved ? words.isSolved : isLost ? words.isLost : words.goal}
      </p>
      {isSolved && next && (
        <button type="button" className="button small primary" onClick={() => begin(next)}>
          {words.next}
        </button>
      )}
      <button type="button" className="button small" onClick={() => begin(name)}>
        {words.again}
      </button>
      <Link href="/puzzles" className="button small quiet">
        {words.all}
      </Link>
    </aside>
  );
}
