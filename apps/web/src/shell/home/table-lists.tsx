import type { MyTable, TableSummary } from '@ragtag/protocol';
import { Link } from 'wouter';
import { home as words } from '../words';
import { clockWords } from '../words/time';

interface Props {
  readonly mine: readonly MyTable[];
  readonly open: readonly TableSummary[];
}

/** Tables on the server: those you sit at, and those anybody may join. */
export default function TableLists({ mine, open }: Props) {
  const others = open.filter(({ id }) => !mine.some((table) => table.id === id));
  return (
    <>
      {mine.length > 0 && (
        <section className="my-games" aria-labelledby="my-tables">
          <h2 id="my-tables">{words.myTables}</h2>
          <ul>
            {mine.slice(0, 9).map((table) => (
              <Line key={table.id} table={table} note={noteOn(table)} watch={table.seat === null} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="my-games" aria-labelledby="open-tables">
          <h2 id="open-tables">{words.openTables}</h2>
          <ul>
            {others.slice(0, 12).map((table) => (
              <Line key={table.id} table={table} watch />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function noteOn({ phase, yourTurn, covered }: MyTable): string | undefined {
  if (yourTurn) return words.waitsForYou;
  return covered && phase === 'playing' ? words.botPlays : undefined;
}

interface TableLineProps {
  readonly table: TableSummary;
  readonly note?: string | undefined;
  /** Whether one has no seat there. */
  readonly watch?: boolean;
}

function Line({ table, note, watch = false }: TableLineProps) {
  const seats = words.seats(table.open, table.players);
  const clock = table.clock.kind === 'none' ? '' : `, ${clockWords(table.clock)}`;
  return (
    <li className="panel">
      <Link
        href={table.phase === 'finished' ? `/table/${table.id}/after` : `/table/${table.id}`}
        className="my-game"
      >
        <b>{table.name}</b>
        <span>
          {words.phases[table.phase]}, {seats}
          {clock}
          {watch && table.phase === 'playing' && ` · ${words.watch}`}
          {note && <strong className="needs-you"> · {note}</strong>}
        </span>
        <span>{table.people.join(', ')}</span>
      </Link>
    </li>
  );
}
