import { useEffect, useState } from 'react';
import { app, table as words } from '../words';

/** Milliseconds that the notice stays after the player is back. */
const shownFor = 8000;

/**
 * Says in the title what waits. If a decision came up while the page was out of sight, returns true for a while
 * after the player is back.
 */
export function useTabNotice(over: boolean, ready: boolean): boolean {
  const [missed, setMissed] = useState(false);
  useEffect(() => {
    document.title = over ? words.titleAtEnd : ready ? words.titleToDecide : app.name;
    return () => {
      document.title = app.name;
    };
  }, [over, ready]);
  useEffect(() => {
    if (!ready) return setMissed(false);
    if (!document.hidden) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = () => {
      if (document.hidden) return;
      setMissed(true);
      timer = setTimeout(() => setMissed(false), shownFor);
      document.removeEventListener('visibilitychange', seen);
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [ready]);
  return missed;
}
