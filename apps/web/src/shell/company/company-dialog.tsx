import type { SeatInfo } from '@ragtag/protocol';
import { useState } from 'react';
import { call } from '../game/api';
import { useTable } from '../table/table-context';
import { Modal } from '../ui/modal';
import { company as words } from '../words';
import { levelNames } from '../words/levels';
import type { Company } from './company';

interface Props {
  readonly company: Company;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Who sits at the table; what the host can do for those who are away. */
export default function CompanyDialog({ company, isOpen, onOpenChange }: Props) {
  const { game, view } = useTable();
  const [error, setError] = useState<string | null>(null);
  const { table, send } = company;
  const handOver = (seat: number) =>
    call('handOver', { params: { table: table.id, seat } }).then(
      () => setError(null),
      (failure: Error) => setError(failure.message),
    );
  return (
    <Modal title={words.atThisTable} isOpen={isOpen} onOpenChange={onOpenChange}>
      <ol className="company-list">
        {table.seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <li key={index}>
            <span className="member-badge" style={{ background: `var(--seat-${index})` }} aria-hidden="true">
              {game.words.badge(view, index)}
            </span>
            <span>
              <b>{game.words.player(view, index)}</b> {seat.name}
              <small>{standing(seat)}</small>
            </span>
            {table.host && table.phase === 'playing' && seat.kind === 'person' && !seat.you && (
              <span className="company-acts">
                {!seat.present && !seat.covered && (
                  <button
                    type="button"
                    className="button small"
                    onClick={() => send({ type: 'cover', covered: true, seat: index })}
                  >
                    {words.letBotSitIn}
                  </button>
                )}
                <button type="button" className="button small" onClick={() => void handOver(index)}>
                  {words.makeHost}
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {table.watching > 0 && <p>{words.watching(table.watching)}</p>}
      {error && <p role="alert">{error}</p>}
    </Modal>
  );
}

function standing({ kind, level, you, host, present, covered }: SeatInfo): string {
  if (kind === 'bot') return words.botOf(levelNames[level ?? 'officer'].toLowerCase());
  return [
    you && words.yourself,
    host && words.host,
    !present && !you && words.away,
    covered && words.covered,
    !you && present && !covered && words.present,
  ]
    .filter(Boolean)
    .join(', ');
}
