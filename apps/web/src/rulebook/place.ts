import type { Rulebook } from '@ragtag/rulebook';
import { useEffect, useRef, useState } from 'react';
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

/** While letters and pictures come in, what is above changes its height: until the reader moves, the place is held. */
function hold(id: string): () => void {
  const until = new AbortController();
  const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView({ block: 'start' }));
  observer.observe(document.body);
  until.signal.addEventListener('abort', () => observer.disconnect());
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(move, () => until.abort(), { signal: until.signal, passive: true });
  setTimeout(() => until.abort(), 3000);
  return () => until.abort();
}

const placeInAddress = () => decoded(location.hash.slice(1));

/**
 * Opens the page where its address points, once the text is there, and follows links within it. Gives the place that
 * the book does not have for its options; when other options bring it, the page goes there.
 */
export function useOpeningPlace(rule: string | null, book: Rulebook): string | null {
  const [wanted, setWanted] = useState(() => placeInAddress() || rule);
  const [missing, setMissing] = useState<string | null>(null);
  const release = useRef<(() => void) | null>(null);
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
      if (!found) return;
      setWanted(null);
      release.current?.();
      release.current = hold(wanted);
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, book]);
  useEffect(() => () => release.current?.(), []);
  return missing;
}
