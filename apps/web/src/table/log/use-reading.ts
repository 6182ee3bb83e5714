import { type RefObject, useEffect, useRef } from 'react';

/** Pixels from the end within which a reader is at the end. */
const close = 32;

/**
 * Keeps the end of a growing text, all of it in one element, in sight, also when its room changes, unless the reader
 * has gone back. Where something is marked, reading begins there.
 */
export function useReading(
  box: RefObject<HTMLElement | null>,
  mark: RefObject<HTMLElement | null>,
  from: unknown,
) {
  const atEnd = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const follow = () => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    };
    let last = 0;
    const note = () => {
      // Only going up is going back: what has just been added below lies beyond the end as well.
      if (element.scrollTop < last || isAtEnd(element)) atEnd.current = isAtEnd(element);
      last = element.scrollTop;
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    element.addEventListener('scroll', note, { passive: true });
    follow();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new mark is gone to once.
  useEffect(() => {
    const element = box.current;
    if (!element || !mark.current) return;
    element.scrollTop += mark.current.getBoundingClientRect().top - element.getBoundingClientRect().top;
    atEnd.current = isAtEnd(element);
  }, [from]);
}

function isAtEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < close;
}
