import type { TableInfo } from '@ragtag/protocol';
import { useState } from 'react';
import { call } from '../game/api';
import { saveFile } from '../game/save-file';
import { remote as texts } from '../words';
import { NoTable } from './no-table';

/** A game that cannot go on here: why, who played it, and how to take it along or leave it. */
export function StuckTable({ table }: { readonly table: TableInfo }) {
  const [error, setError] = useState<string | null>(null);
  const params = { table: table.id };
  const fail = (failure: Error) => setError(failure.message);
  const take = () => {
    call('gameFile', { params }).then(
      (file) => saveFile(new File([JSON.stringify(file)], `${table.id}.json`, { type: 'application/json' })),
      fail,
    );
  };
  const leave = () => {
    call('leave', { params }).then(() => location.assign('/'), fail);
  };
  return (
    <main className="stuck-table">
      <NoTable because={texts.theGameCannotGoOn} />
      <ul aria-label={texts.whoPlayed}>
        {table.seats.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          <li key={seat}>{name}</li>
        ))}
      </ul>
      {table.seat !== null && (
        <p>
          <button type="button" className="button primary" onClick={take}>
            {texts.takeTheGameAlong}
          </button>{' '}
          <button type="button" className="button" onClick={leave}>
            {texts.leaveTheGame}
          </button>
        </p>
      )}
      {error && <p role="alert">{error}</p>}
    </main>
  );
}
