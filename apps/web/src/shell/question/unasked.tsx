import { unasked } from '@ragtag/kernel';
import { useTable } from '../table/table-context';
import { question as words } from '../words';

/** What the player may do although nobody asks, such as showing something; most of the time nothing. */
export function Unasked() {
  const { game, view, source } = useTable();
  if (!source || !view.unasked?.length) return null;
  return (
    <details className="unasked">
      <summary>{words.unasked}</summary>
      {view.unasked.map((name) => (
        <button
          key={name}
          type="button"
          className="button small"
          data-unasked={name}
          onClick={() => source.answer(unasked, [name])}
        >
          {game.words.unasked(view, name)}
        </button>
      ))}
    </details>
  );
}
