import { type ReactNode, useState } from 'react';
import { ui as words } from '../words';

/** What only one pair of eyes should read, on a screen that others may see: shown while it is held. */
export function Masked({ children }: { readonly children: ReactNode }) {
  const [held, setHeld] = useState(false);
  const hold = (now: boolean) => () => setHeld(now);
  return (
    <button
      type="button"
      className={`masked ${held ? 'held' : ''}`}
      aria-label={held ? undefined : words.holdToRead}
      onPointerDown={hold(true)}
      onPointerUp={hold(false)}
      onPointerLeave={hold(false)}
      onPointerCancel={hold(false)}
      onKeyDown={(event) => {
        if (event.key === ' ' || event.key === 'Enter') setHeld(true);
      }}
      onKeyUp={hold(false)}
      onBlur={hold(false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {held ? children : words.holdToRead}
    </button>
  );
}
