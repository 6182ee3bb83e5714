import { MoreTime, WindowClock } from '../company/clock';
import { useTable } from '../table/table-context';
import { question as words } from '../words';
import { listed } from '../words/lists';
import { Unasked } from './unasked';

/** Nothing is asked of you: what the table waits for. */
export function Waiting() {
  const { game, view, beat, company } = useTable();
  if (view.over && !beat) return null;
  const names = view.waitingFor.map(({ seat }) => game.words.player(view, seat));
  const doing = new Set(view.waitingFor.map(({ ask }) => game.words.awaited(ask)));
  const reacting = !beat && names.length === 0 && company?.timing?.reactionsPossible === true;
  return (
    <section className="question waiting" aria-live="polite">
      <p className="label">{words.standBy}</p>
      {reacting ? (
        <p className="waiting-text reacting">
          <span>
            {words.somebodyMayReact} <WindowClock />
          </span>
          <MoreTime />
        </p>
      ) : (
        <p className="waiting-text">
          {beat
            ? game.words.fact(view, beat)
            : names.length > 0
              ? words.waitingFor(listed(names), listed([...doing]))
              : words.aMoment}
        </p>
      )}
      <Unasked />
    </section>
  );
}
