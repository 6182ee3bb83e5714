import { type CSSProperties, useCallback, useState } from 'react';

/** How high the bar over the book is, also where it takes two lines, so that no heading comes to lie under it. */
export function useBarHeight() {
  const [height, setHeight] = useState<number | null>(null);
  const ref = useCallback((bar: HTMLElement | null) => {
    if (!bar) return undefined;
    const measure = () => setHeight(Math.ceil(bar.getBoundingClientRect().height));
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    // At once, for the page may open in the midst of the book, before anything is observed.
    measure();
    return () => observer.disconnect();
  }, []);
  const style = (height === null ? undefined : { '--bar-now': `${height}px` }) as CSSProperties | undefined;
  return { ref, style };
}
