import type { Rulebook } from '@ragtag/rulebook';
import { useEffect, useState } from 'react';
import { decoded } from './decoded';

/** Brings a rule, section or example to the top of the screen, and into the address; false if it is not in the book. */
export function goTo(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  history.replaceState(history.state, '', `#${id}`);
  target.scrollIntoView({ block: 'start' });
  for (const other of document.querySelectorAll('.pointed-out')) other.classList.remove('pointed-out');
  target.classList.add('pointed-out');
  return true;
}

const placeInAddress = () => decoded(location.hash.slice(1));

/**
 * Opens the page where its address points, once the text is there, and follows links within it. Gives the place that
 * the book does not have for its options; when other options bring it, the page goes there.
 */
export function useOpeningPlace(rule: string | null, book: Rulebook): string | null {
  const [wanted, setWanted] = useState(() => placeInAddress() || rule);
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    const follow = () => setWanted(placeInAddress() || null);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another book may have the place.
  useEffect(() => {
    if (wanted === null) return undefined;
    const frame = requestAnimationFrame(() => {
      const found = goTo(wanted);
      setMissing(found ? null : wanted);
      if (found) setWanted(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, book]);
  return missing;
}
