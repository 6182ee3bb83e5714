import { nameOfSeat } from '../../words/people';
import { factText } from '../../words/say';
import { useTable } from '../table-context';

/** Nothing is asked of you: what the table waits for. */
export function Waiting() {
  const { view, beat } = useTable();
  if (view.over && !beat) return null;
  const names = view.waitingFor.map(({ seat }) => nameOfSeat(view, seat));
  return (
    <section className="question waiting" aria-live="polite">
      <p className="label">Stand by</p>
      <p className="waiting-text">
        {beat
          ? factText(view, beat)
          : names.length > 0
            ? `${listed(names)} must decide.`
            : 'The table is busy.'}
      </p>
    </section>
  );
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
