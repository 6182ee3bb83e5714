import type { SeatInfo, TableInfo } from '@ragtag/protocol';
import { call } from '../game/api';
import { lobby as words } from '../words';
import { botLevels, levelNames, levelWords } from '../words/levels';

interface Props {
  readonly table: TableInfo;
  readonly limits: { readonly least: number; readonly most: number };
  readonly attempt: (work: Promise<unknown>) => void;
  readonly onCount: (players: number) => void;
}

/** Who sits where at a table on the server. */
export function RemoteSeats({ table, limits: { least, most }, attempt, onCount }: Props) {
  return (
    <>
      {table.host && (
        <label className="field seat-count">
          <span className="label">{words.players}</span>
          <select value={table.seats.length} onChange={(event) => onCount(Number(event.target.value))}>
            {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
      )}
      <ol className="seat-lines">
        {table.seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <li key={index} className="seat-line">
            <span className="member-badge" style={{ background: `var(--seat-${index})` }} aria-hidden="true">
              {index + 1}
            </span>
            <span className="seat-who">
              <b>{seat.name ?? (seat.kind === 'bot' ? words.bot : words.open)}</b>
              <small>{wordsOf(seat)}</small>
            </span>
            <SeatActions table={table} seat={seat} index={index} attempt={attempt} />
          </li>
        ))}
      </ol>
    </>
  );
}

function wordsOf({ kind, level, you, host, present, setup }: SeatInfo): string {
  if (kind === 'bot') return words.botWho(levelWords[level ?? 'officer']);
  if (kind === 'open') return words.waiting;
  const brings = setup && (setup.ready ? words.brings(setup.label ?? '') : words.notReady);
  return [you && words.you, host && words.host, !present && words.away, brings].filter(Boolean).join(', ');
}

interface ActionProps extends Pick<Props, 'table' | 'attempt'> {
  readonly seat: SeatInfo;
  readonly index: number;
}

function SeatActions({ table, seat, index, attempt }: ActionProps) {
  const params = { table: table.id, seat: index };
  return (
    <span className="seat-actions">
      {seat.kind === 'open' && (
        <button type="button" className="button small" onClick={() => attempt(call('sit', { params }))}>
          {words.sitHere}
        </button>
      )}
      {seat.kind !== 'person' && table.host && (
        <select
          className="seat-level"
          aria-label={words.botAt(index + 1)}
          value={seat.kind === 'bot' ? (seat.level ?? 'officer') : ''}
          onChange={({ target: { value } }) => attempt(placeBot(table.id, index, seat.kind, value))}
        >
          {seat.kind === 'open' && <option value="">{words.botToCome}</option>}
          {botLevels.map((level) => (
            <option key={level} value={level}>
              {levelNames[level]}
            </option>
          ))}
        </select>
      )}
      {seat.kind === 'person' && table.host && !seat.you && (
        <button type="button" className="button small" onClick={() => attempt(call('handOver', { params }))}>
          {words.makeHost}
        </button>
      )}
      {seat.kind !== 'open' && table.host && !seat.you && (
        <button type="button" className="button small" onClick={() => attempt(call('openSeat', { params }))}>
          {words.free}
        </button>
      )}
      {seat.you && (
        <button
          type="button"
          className="button small"
          onClick={() => attempt(call('leave', { params: { table: table.id } }))}
        >
          {words.leave}
        </button>
      )}
    </span>
  );
}

/** Puts a bot in a seat; one that sits there already makes room first. */
async function placeBot(table: string, seat: number, now: SeatInfo['kind'], level: string): Promise<void> {
  const params = { table, seat };
  if (now === 'bot') await call('openSeat', { params });
  await call('addBot', { params, body: { level: botLevels.find((each) => each === level) } });
}
