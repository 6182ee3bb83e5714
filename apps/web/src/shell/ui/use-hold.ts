import { type KeyboardEvent, useState } from 'react';

/** Whether a button is being held, by pointer or key, with what the button needs for it. */
export function useHold(onHold?: () => void) {
  const [held, setHeld] = useState(false);
  const hold = () => {
    setHeld(true);
    onHold?.();
  };
  const letGo = () => setHeld(false);
  return {
    held,
    handlers: {
      onPointerDown: hold,
      onPointerUp: letGo,
      onPointerLeave: letGo,
      onPointerCancel: letGo,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === ' ' || key === 'Enter') hold();
      },
      onKeyUp: letGo,
      onBlur: letGo,
    },
  };
}
