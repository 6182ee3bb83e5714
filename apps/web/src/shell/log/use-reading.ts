import { type RefObject, useEffect, useRef } from 'react';

/** Pixels from the end within which a reader is at the end. */
const close = 32;
/** Milliseconds after a touch of wheel, key or finger in which scrolling is the reader's. */
const byHandFor = 1500;
const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

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
    let touched = Number.NEGATIVE_INFINITY;
    const touch = () => {
      touched = performance.now();
    };
    const follow = () => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    };
    const note = () => {
      if (isAtEnd(element)) atEnd.current = true;
      else if (performance.now() - touched < byHandFor) atEnd.current = false;
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    for (const hand of hands) element.addEventListener(hand, touch, { passive: true });
    element.addEventListener('scroll', note, { passive: true });
    follow();
    return () => {
      sizes.disconnect();
      for (const hand of hands) element.removeEventListener(hand, touch);
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
