import { useEffect, useState } from 'react';
import type { FromEngine, ToEngine } from '../game/engine-messages';
import { startEngine } from '../game/local-game';

/** Asks an engine of its own one thing about a recorded game; a text where it failed, null until it has answered. */
export function useEngine<T>(
  message: ToEngine,
  read: (told: FromEngine) => T | undefined,
): T | string | null {
  const [answer, setAnswer] = useState<T | string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record and what is asked of it make the question.
  useEffect(() => {
    const engine = startEngine();
    engine.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => {
      const found = read(data);
      if (found !== undefined) setAnswer(found);
      else if (data.tell === 'broken') setAnswer(data.message);
    });
    engine.postMessage(message);
    return () => engine.terminate();
  }, [message.ask, 'record' in message ? message.record : undefined]);
  return answer;
}
