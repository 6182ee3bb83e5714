import { useSyncExternalStore } from 'react';

const phone = 760;

/** Whether the screen is at most so wide. */
export function useAtMost(width: number): boolean {
  const query = `(max-width: ${width}px)`;
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    // Boards are drawn outside browsers too.
    () => false,
  );
}

/** Whether the screen is as narrow as a phone's. */
export const useNarrow = () => useAtMost(phone);

/** The same for what is drawn anew whenever that changes. */
export const isNarrow = () => matchMedia(`(max-width: ${phone}px)`).matches;

/** Whether the columns leave so little room that the board is better drawn upright. */
export const useUpright = () => useAtMost(1180);
