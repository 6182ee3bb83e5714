import { Link } from 'wouter';
import { useTable } from '../table/table-context';
import { company as words } from '../words';
import { MoreTime, WindowClock } from './clock';
import type { Company } from './company';
import { ConnectionLost, Notice } from './notice';

/** What a table on the server tells whoever sits at it. */
export default function FromTable({ company }: { readonly company: Company }) {
  const { view, ready } = useTable();
  const { table, timing, online, send } = company;
  const own = table.seat === null ? undefined : table.seats[table.seat];
  return (
    <>
      {!online && <ConnectionLost />}
      {table.seat === null && <Notice>{words.youWatch}</Notice>}
      {own?.covered && table.phase === 'playing' && (
        <Notice urgent>
          {words.botPlaysForYou}
          <button
            type="button"
            className="button small"
            onClick={() => send({ type: 'cover', covered: false })}
          >
            {words.takeOverAgain}
          </button>
        </Notice>
      )}
      {timing?.reactionsPossible && ready && table.phase === 'playing' && (
        <Notice>
          <span>
            {words.othersMayReact} <WindowClock />
          </span>
          <MoreTime />
        </Notice>
      )}
      <UndoRequest company={company} />
      {table.rematch !== null && view.over && (
        <Notice urgent>
          {words.rematch}
          <Link href={`/table/${table.rematch}`} className="button small primary">
            {words.playAgain}
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
  const missing = undo.needed.filter((each) => !undo.agreed.includes(each));
  const mine = seat !== null && missing.includes(seat);
  const names = missing.map(nameOf).join(', ');
  const answer = (agree: boolean) => send({ type: 'undo-answer', agree });
  if (undo.by === seat)
    return (
      <Notice>
        {words.youAsked(undo.answers, names)}
        <button type="button" className="button small" onClick={() => answer(false)}>
          {words.neverMind}
        </button>
      </Notice>
    );
  return (
    <Notice urgent={mine}>
      {words.asksBack(nameOf(undo.by), undo.answers, mine ? null : names)}
      {mine && (
        <span className="notice-choice">
          <button type="button" className="button small primary" onClick={() => answer(true)}>
            {words.agree}
          </button>
          <button type="button" className="button small" onClick={() => answer(false)}>
            {words.refuse}
          </button>
        </span>
      )}
    </Notice>
  );
}
