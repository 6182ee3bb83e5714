import { useEffect, useState } from 'react';
import { call } from '../game/api';
import { fromFile } from '../game/game-file';
import type { GameRecord } from '../game/record';
import { savedGame } from '../game/saved-games';
import type { GameSource } from '../game/source';

/** A finished game as it can be played again, wherever it was played; null until it is there, or why it is not. */
export function useRecord({ kind, id }: Pick<GameSource, 'kind' | 'id'>): GameRecord | string | null {
  const [record, setRecord] = useState<GameRecord | string | null>(null);
  useEffect(() => {
    if (kind === 'local') setRecord(savedGame(id) ?? null);
    else
      call('gameFile', { params: { table: id } }).then(
        (file) => setRecord(fromFile(file)),
        (failure: Error) => setRecord(failure.message),
      );
  }, [kind, id]);
  return record;
}
