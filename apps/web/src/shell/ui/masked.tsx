import type { ReactNode } from 'react';
import { ui as words } from '../words';
import { useHold } from './use-hold';

/** What only one pair of eyes should read, on a screen that others may see: shown while it is held. */
export function Masked({ children }: { readonly children: ReactNode }) {
  const { held, handlers } = useHold();
  return (
    <button
      type="button"
      className={`masked ${held ? 'held' : ''}`}
      aria-label={held ? undefined : words.holdToRead}
      onContextMenu={(event) => event.preventDefault()}
      {...handlers}
    >
      {held ? children : words.holdToRead}
    </button>
  );
}
