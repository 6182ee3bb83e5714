import './boards.css';
import { useEffect, useRef, useState } from 'react';
import { optionsAt } from '../question/targets';
import { spotlightOf } from '../showing';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import { boardTitle } from '../words/say';
import { Away, type BoardInGame, boardsAway, stagedIn } from './boards';
import { BoardMap } from './map';

/** Boards side by side, one at a time on the screen, as on a phone. */
export function Swiped({ boards }: { readonly boards: readonly BoardInGame[] }) {
  const { view, beat, question, ready } = useBoard();
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const lit = spotlightOf(beat, view);
  const happens = lit.area
    ? 0
    : boards.findIndex(({ places }) => places.some(({ place }) => place === lit.location));
  const go = (index: number) => {
    const page = row.current?.children[index] as HTMLElement | undefined;
    // Moves the row alone: the page itself may be scrolled elsewhere.
    if (page) row.current?.scrollTo?.({ left: page.offsetLeft - row.current.offsetLeft });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes where something happens, once.
  useEffect(() => {
    if (happens >= 0) go(happens);
  }, [happens]);
  const usual = boards.findIndex(({ board }) => board === stagedIn(view));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board of a phase comes forward once.
  useEffect(() => {
    if (usual > 0) go(usual);
  }, [usual]);
  const asks = ({ places }: BoardInGame) =>
    ready && places.some(({ place }) => optionsAt(question, { location: place }).length > 0);
  return (
    <div className="boards swiped">
      <nav className="board-tabs" aria-label={words.boards}>
        {boards.map((each, index) => (
          <button
            key={each.board}
            type="button"
            className={`board-tab ${asks(each) ? 'wanted' : ''}`}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => go(index)}
          >
            {boardTitle(each.board)}
          </button>
        ))}
        {boardsAway(view).map((board) => (
          <Away key={board} board={board} />
        ))}
      </nav>
      <div
        className="board-pages"
        ref={row}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {boards.map((each) => (
          <div key={each.board} className="board-page">
            <BoardMap {...each} upright="alone" />
          </div>
        ))}
      </div>
    </div>
  );
}
