import { useState } from 'react';

const key = 'ragtag/rulebook-paper';

/** Whether the book is set as ink on paper, whatever the light in the room. */
export interface Paper {
  readonly on: boolean;
  toggle(): void;
}

export function usePaper(): Paper {
  const [on, setOn] = useState(() => localStorage.getItem(key) === 'on');
  return {
    on,
    toggle() {
      localStorage.setItem(key, on ? 'off' : 'on');
      setOn(!on);
    },
  };
}
