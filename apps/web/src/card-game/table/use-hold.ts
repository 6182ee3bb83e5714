import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Milliseconds after which a finger that rests has pressed long. */
const long = 450;

/** Pixels that it may slip meanwhile. */
const slip = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  isHeld: boolean;
}

/**
 * What a long press, or a click with the other button, does to a thing.
 * Not every browser calls a long press a click with the other button, so it is timed here;
 * the click that ends it does nothing more.
 */
export function useHold() {
  const press = useRef<Press | null>(null);
  const end = () => clearTimeout(press.current?.timer);
  return (act: () => void) => ({
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      end();
      press.current = null;
      if (pointerType === 'mouse') return;
      const timer = setTimeout(() => {
        if (press.current) press.current.isHeld = true;
        act();
      }, long);
      press.current = { x: clientX, y: clientY, timer, isHeld: false };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > slip) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      if (press.current === null) act();
    },
    onClickCapture(event: MouseEvent) {
      if (!press.current?.isHeld) return;
      press.current = null;
      event.preventDefault();
      event.stopPropagation();
    },
  });
}
