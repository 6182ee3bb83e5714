import type { MyTable, TableSummary } from '@ragtag/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../game/api';
import { clockWords } from '../words/time';

/** Tables on the server: those you sit at, and those anybody may join. Without a server there are none. */
export default function ServerTables() {
  const [mine, setMine] = useState<readonly MyTable[]>([]);
  const [open, setOpen] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    const nothing = () => {};
    call('openTables').then(setOpen, nothing);
    call('me')
      .then((me) => (me.name === null ? undefined : call('myTables').then(setMine)), nothing)
      .catch(nothing);
  }, []);
  const others = open.filter(({ id }) => !mine.some((table) => table.id === id));
  return (
    <>
      {mine.length > 0 && (
        <section className="my-games" aria-labelledby="my-tables">
          <h2 id="my-tables">My tables</h2>
          <ul>
            {mine.slice(0, 9).map((table) => (
              <Line key={table.id} table={table} note={table.yourTurn ? 'waits for you' : undefined} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="my-games" aria-labelledby="open-tables">
          <h2 id="open-tables">Open tables</h2>
          <ul>
            {others.slice(0, 12).map((table) => (
              <Line key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const phases = { lobby: 'gathering', playing: 'playing', finished: 'finished', closed: 'closed' } as const;

function Line({ table, note }: { readonly table: TableSummary; readonly note?: string }) {
  const seats = table.open > 0 ? `${table.open} of ${table.players} seats open` : `${table.players} players`;
  const clock = table.clock.kind === 'none' ? '' : `, ${clockWords(table.clock)}`;
  const watch = note === undefined && table.phase === 'playing' ? ' · watch' : '';
  return (
    <li className="panel">
      <Link
        href={table.phase === 'finished' ? `/table/${table.id}/after` : `/table/${table.id}`}
        className="my-game"
      >
        <b>{table.name}</b>
        <span>
          {phases[table.phase]}, {seats}
          {clock}
          {watch}
          {note && <strong className="needs-you"> · {note}</strong>}
        </span>
        <span>{table.people.join(', ')}</span>
      </Link>
    </li>
  );
}
