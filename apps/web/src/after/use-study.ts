import { useEffect, useState } from 'react';
import type { FromEngine } from '../game/engine-messages';
import { startEngine } from '../game/local-game';
import type { GameRecord } from '../game/record';
import type { Study } from '../game/study';

/** Plays a recorded game again beside the page and tells what was hidden. */
export function useStudy(record: GameRecord): Study | string | null {
  const [study, setStudy] = useState<Study | string | null>(null);
  useEffect(() => {
    const engine = startEngine();
    engine.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => {
      if (data.tell === 'study') setStudy(data.study);
      if (data.tell === 'broken') setStudy(data.message);
    });
    engine.postMessage({ ask: 'study', record });
    return () => engine.terminate();
  }, [record]);
  return study;
}
