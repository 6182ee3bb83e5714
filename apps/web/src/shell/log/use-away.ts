import { useEffect, useRef, useState } from 'react';
import { keepSeen, lastSeen } from '../game/last-seen';
import type { GameSource } from '../game/source';

/**
 * How many facts the player had been told when they last left the game; null where they missed nothing. Whoever
 * passes the device on, closes the page or turns to another one has left.
 */
export function useAway({ id }: GameSource, seat: number | null, told: number): number | null {
  const place = `${id}/${seat ?? 'watching'}`;
  const [away, setAway] = useState<{ readonly place: string; readonly since: number } | null>(null);
  const seen = useRef(told);
  useEffect(() => {
    seen.current = told;
  }, [told]);
  useEffect(() => {
    const come = () => {
      const left = lastSeen(place);
      if (left !== undefined && left < seen.current) setAway({ place, since: left });
    };
    const leave = () => keepSeen(place, seen.current);
    const turn = () => (document.hidden ? leave() : come());
    come();
    document.addEventListener('visibilitychange', turn);
    addEventListener('pagehide', leave);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', turn);
      removeEventListener('pagehide', leave);
    };
  }, [place]);
  return away?.place === place && away.since < told ? away.since : null;
}
