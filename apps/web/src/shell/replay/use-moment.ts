import type { Fact, GameView } from '@ragtag/kernel';
import { useEffect, useRef, useState } from 'react';
import type { FromEngine } from '../game/engine-messages';
import { startEngine } from '../game/local-game';
import type { GameRecord } from '../game/record';

export interface Moment {
  readonly after: number;
  readonly view: GameView;
  readonly facts: readonly Fact[];
}

/** How a recorded game stood after so many answers, as one seat saw it. */
export function useMoment(record: GameRecord, after: number, viewer: number | null): Moment | null {
  const [moment, setMoment] = useState<Moment | null>(null);
  const engine = useRef<Worker | null>(null);
  useEffect(() => {
    const worker = startEngine();
    engine.current = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => {
      if (data.tell === 'moment') setMoment(data);
    });
    return () => worker.terminate();
  }, []);
  useEffect(() => {
    engine.current?.postMessage({ ask: 'moment', record, after, viewer });
  }, [record, after, viewer]);
  return moment;
}
