import { TableMenu } from '../shell/table/table-menu';
import { Wordmark } from '../shell/ui/wordmark';
import { useBoard } from './use-board';
import { table as words } from './words';
import { nameOfSeat } from './words/people';
import { stepName } from './words/say';

/** Whose turn it is and which step, and the way out. */
export function TopBar() {
  const { view } = useBoard();
  const { number, seat, step } = view.turn;
  const whose = seat === view.seat ? words.yourTurn : words.turnOf(nameOfSeat(view, seat));
  return (
    <header className="top-bar">
      <Wordmark />
      <h1 className="visually-hidden">{words.theTable}</h1>
      <p className="top-turn" aria-live="polite">
        {number > 0 ? (
          <>
            <span className="label">{words.turn(number)}</span> <b>{whose}</b>{' '}
            <span className="top-step">{stepName(step)}</span>
          </>
        ) : (
          <b>{words.settingUp}</b>
        )}
      </p>
      <div className="top-menu">
        <TableMenu />
      </div>
    </header>
  );
}
