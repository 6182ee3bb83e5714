import { type ReactNode, Suspense, useState } from 'react';

interface Props {
  readonly label: string;
  /** What takes the place of the button, and opens at once. */
  readonly children: ReactNode;
}

/** A button for a menu: what the menu is made of is loaded when it is first pressed. */
export function FirstPress({ label, children }: Props) {
  const [pressed, setPressed] = useState(false);
  const button = (
    <button
      type="button"
      className="button small"
      aria-haspopup="menu"
      aria-label={label}
      onClick={() => setPressed(true)}
    >
      {label}
    </button>
  );
  return pressed ? <Suspense fallback={button}>{children}</Suspense> : button;
}
