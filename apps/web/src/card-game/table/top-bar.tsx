import './top-bar.css';
import { phases } from '@ragtag/card-game';
import { TableMenu } from '../../shell/table/table-menu';
import { Wordmark } from '../../shell/ui/wordmark';
import { table as words } from '../words';
import { Gauge } from './gauge';
import { useCards } from './use-cards';

/** The turn, its phases, and how far the Cylons are. */
export function TopBar() {
  const { view } = useCards();
  const { number, phase, first } = view.turn;
  return (
    <header className="top-bar card-top">
      <h1 className="visually-hidden">{words.title}</h1>
      <Wordmark />
      <p className="card-turn" aria-live="polite">
        <b>{number === 0 ? words.settingUp : words.turn(number)}</b>
        <small>{words.first(view.players[first].name)}</small>
      </p>
      <ol className="phases" aria-label={words.phasesOfTheTurn}>
        {phases.map((each) => (
          <li key={each} aria-current={number > 0 && each === phase ? 'step' : undefined}>
            {words.phases[each]}
          </li>
        ))}
      </ol>
      <Gauge />
      <div className="top-menu">
        <TableMenu />
      </div>
    </header>
  );
}
