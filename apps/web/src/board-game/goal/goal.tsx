import './goal.css';
import { Masked } from '../../shell/ui/masked';
import { useBoard } from '../use-board';
import { goal as words } from '../words';
import { goalOf } from './goal-words';

/** What you want, in one line, all game long. */
export function GoalLine() {
  const { view, source } = useBoard();
  if (view.seat === null || view.turn.number === 0 || view.over) return null;
  const { who, wants, may, cylon } = goalOf(view, view.seat);
  const line = (
    <>
      <b>{who}</b> {wants} {may}
    </>
  );
  return (
    <p className={`goal-line ${cylon && !source?.shared ? 'cylon' : ''}`}>
      <span className="visually-hidden">{words.yourGoal}: </span>
      {source?.shared ? <Masked>{line}</Masked> : line}
    </p>
  );
}
