import { useEffect, useState } from 'react';
import { call } from '../game/api';
import { fromFile } from '../game/game-file';
import type { GameRecord } from '../game/record';
import { NoTable } from '../table/no-table';
import { replay as words } from '../words';
import { AfterGame } from './after-game';

/** A finished game of the server. */
export default function AfterRemote({ id }: { readonly id: string }) {
  const [record, setRecord] = useState<GameRecord | string | null>(null);
  useEffect(() => {
    call('gameFile', { params: { table: id } }).then(
      (file) => setRecord(fromFile(file)),
      (failure: Error) => setRecord(failure.message),
    );
  }, [id]);
  if (record === null) return <p className="loading label">{words.fetchingTheGame}</p>;
  if (typeof record === 'string') return <NoTable because={record} />;
  return <AfterGame record={record} link={location.href} />;
}
