import { Link } from 'wouter';
import { TableMenu } from '../shell/table/table-menu';
import { useBoard } from './use-board';
import { nameOfSeat } from './words/people';
import { stepName } from './words/say';

/** Whose turn it is and which step, and the way out. */
export function TopBar() {
  const { view } = useBoard();
  const { number, seat, step } = view.turn;
  const whose = seat === view.seat ? 'Your turn' : `${nameOfSeat(view, seat)}’s turn`;
  return (
    <header className="top-bar">
      <Link href="/" className="wordmark">
        Ragtag
      </Link>
      <h1 className="visually-hidden">The table</h1>
      <p className="top-turn" aria-live="polite">
        {number > 0 ? (
          <>
            <span className="label">Turn {number}</span> <b>{whose}</b>{' '}
            <span className="top-step">{stepName(step)}</span>
          </>
        ) : (
          <b>Setting up</b>
        )}
      </p>
      <div className="top-menu">
        <TableMenu />
      </div>
    </header>
  );
}
