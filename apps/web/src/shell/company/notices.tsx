import { Link } from 'wouter';
import { useTable } from '../table/table-context';
import { MoreTime, WindowClock } from './clock';
import type { Company } from './company';
import { ConnectionLost, Notice } from './notice';

/** What concerns the table rather than the game: connection, requests, who plays for whom. */
export function Notices() {
  const { company } = useTable();
  return (
    <div className="notices" aria-live="polite">
      {company && <FromTable company={company} />}
      <TakeBack />
    </div>
  );
}

function FromTable({ company }: { readonly company: Company }) {
  const { view, ready } = useTable();
  const { table, timing, online, send } = company;
  const own = table.seat === null ? undefined : table.seats[table.seat];
  return (
    <>
      {!online && <ConnectionLost />}
      {table.seat === null && <Notice>You are watching. You see what everybody may see.</Notice>}
      {own?.covered && table.phase === 'playing' && (
        <Notice urgent>
          A bot plays for you.
          <button
            type="button"
            className="button small"
            onClick={() => send({ type: 'cover', covered: false })}
          >
            Take over again
          </button>
        </Notice>
      )}
      {timing?.reactionsPossible && ready && table.phase === 'playing' && (
        <Notice>
          <span>
            Others may react as well. <WindowClock />
          </span>
          <MoreTime />
        </Notice>
      )}
      <UndoRequest company={company} />
      {table.rematch !== null && view.over && (
        <Notice urgent>
          A rematch is being set up.
          <Link href={`/table/${table.rematch}`} className="button small primary">
            Play again
          </Link>
        </Notice>
      )}
    </>
  );
}

/** Somebody asks to take answers back. */
function UndoRequest({ company: { table, send } }: { readonly company: Company }) {
  const { game, view } = useTable();
  const { undo, seat } = table;
  const nameOf = (each: number) => game.words.player(view, each);
  if (!undo) return null;
  const what = undo.answers === 1 ? 'the last answer' : `the last ${undo.answers} answers`;
  const missing = undo.needed.filter((each) => !undo.agreed.includes(each));
  const mine = seat !== null && missing.includes(seat);
  const names = missing.map(nameOf).join(', ');
  const answer = (agree: boolean) => send({ type: 'undo-answer', agree });
  if (undo.by === seat)
    return (
      <Notice>
        You asked to take back {what}. Waiting for {names}.
        <button type="button" className="button small" onClick={() => answer(false)}>
          Never mind
        </button>
      </Notice>
    );
  return (
    <Notice urgent={mine}>
      {nameOf(undo.by)} asks to take back {what}
      {mine ? '.' : `; waiting for ${names}.`}
      {mine && (
        <span className="notice-choice">
          <button type="button" className="button small primary" onClick={() => answer(true)}>
            Agree
          </button>
          <button type="button" className="button small" onClick={() => answer(false)}>
            Refuse
          </button>
        </span>
      )}
    </Notice>
  );
}

/** The last answer, as long as nothing was revealed since. */
function TakeBack() {
  const { aside, source, ready, view } = useTable();
  if (aside.undoable === 0 || !source || (!ready && view.questions.length > 0)) return null;
  return (
    <button type="button" className="take-back" onClick={() => source.undo(1)}>
      ↶ Take back my last answer
    </button>
  );
}
