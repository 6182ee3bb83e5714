import { type Deck, legality, type Options } from '@ragtag/card-game';
import { useEffect, useRef, useState } from 'react';
import { builder as words } from '../words';
import type { Tested } from './test-worker';

/** Lets bots play the deck against ours, and shows how it fares. */
export function TestIt({ deck, options }: { readonly deck: Deck; readonly options: Options }) {
  const worker = useRef<Worker>(undefined);
  const [tested, setTested] = useState<Tested | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  const begin = () => {
    worker.current?.terminate();
    worker.current = new Worker(new URL('./test-worker.ts', import.meta.url), { type: 'module' });
    worker.current.onmessage = ({ data }: MessageEvent<Tested>) => setTested(data);
    worker.current.postMessage(deck);
  };
  return (
    <div className="test-it">
      <button type="button" className="button" disabled={legality(deck, options).length > 0} onClick={begin}>
        {words.testIt}
      </button>
      {tested && (
        <>
          <p role="status">{words.testing(tested.played, tested.all)}</p>
          <p className="label">{words.againstAll}</p>
          <ul>
            {tested.against.map(({ name, won, played }) => (
              <li key={name}>
                {name}: {words.tested(won, played)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
