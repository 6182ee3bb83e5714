import { TableMenu } from '../shell/table/table-menu';
import { Wordmark } from '../shell/ui/wordmark';
import { SituationStrip } from './status/situation-strip';
import { useBoard } from './use-board';
import { table as words } from './words';
import { nameOfSeat } from './words/people';
import { stepName } from './words/say';

/** Whose turn it is and which step, how the fleet stands, and the way out. */
export function TopBar() {
  const { view } = useBoard();
  const { number, seat, step } = view.turn;
  const steps: Readonly<Record<string, string>> = words.steps;
  const whose = seat === view.seat ? words.yourTurn : words.turnOf(nameOfSeat(view, seat));
  return (
    <header className="top-bar screen">
      <div className="top-who">
        <Wordmark />
        <h1 className="visually-hidden">{words.theTable}</h1>
        <p className="top-turn" aria-live="polite">
          {number > 0 ? (
            <>
              <b>{whose}</b>{' '}
              <span className="top-step">
                <span className="label">{words.turn(number)}</span> {steps[step] ?? stepName(step)}
              </span>
            </>
          ) : (
            <b>{words.settingUp}</b>
          )}
        </p>
      </div>
      <SituationStrip />
      <div className="top-menu">
        <TableMenu />
      </div>
    </header>
  );
}
