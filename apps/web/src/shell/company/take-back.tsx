import { useTable } from '../table/table-context';
import { company as words } from '../words';

/** The last answer, as long as nothing was revealed since: beside the question, or where nothing is asked by itself. */
export function TakeBack() {
  const { aside, source, ready, view } = useTable();
  if (aside.undoable === 0 || !source || (!ready && view.questions.length > 0)) return null;
  return (
    <button type="button" className="take-back" onClick={() => source.undo(1)}>
      ↶ {words.takeBack}
    </button>
  );
}
