import { type RefObject, useEffect, useRef } from 'react';

/** Pixels from the end within which a reader is at the end. */
const close = 32;

/**
 * Keeps the end of a growing text in sight, also when its room changes, unless the reader has gone back. Where
 * something is marked, reading begins there.
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
    const note = () => {
      atEnd.current = isAtEnd(element);
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    const grows = new MutationObserver(follow);
    grows.observe(element, { childList: true, subtree: true });
    element.addEventListener('scroll', note, { passive: true });
    follow();
    return () => {
      sizes.disconnect();
      grows.disconnect();
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
