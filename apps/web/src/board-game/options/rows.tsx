import type { ReactNode } from 'react';
import { useId } from 'react';

interface OptionRowProps {
  readonly kind: 'checkbox' | 'radio';
  readonly name: string;
  readonly value?: string;
  readonly label: string;
  readonly description: string;
  /** Why it cannot be chosen beside the rest; null if it can. */
  readonly reason: string | null;
  readonly checked: boolean;
  readonly isDisabled: boolean;
  choose(checked: boolean): void;
}

/** One thing to choose, with what it means; what does not go with the rest is grey and says why. */
export function Row({
  kind,
  name,
  value,
  label,
  description,
  reason,
  checked,
  isDisabled,
  choose,
}: OptionRowProps) {
  const id = useId();
  const forbidden = reason !== null && !checked;
  return (
    <div className={`option-row ${forbidden ? 'forbidden' : ''}`}>
      <label htmlFor={id}>
        <input
          id={id}
          type={kind}
          name={name}
          value={value}
          checked={checked}
          disabled={isDisabled || forbidden}
          aria-describedby={`${id}-note`}
          onChange={(event) => choose(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-note`} className="option-note">
        {description}
        {forbidden && <span className="option-why">{reason}</span>}
      </p>
    </div>
  );
}

interface FoldedProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What cannot be played yet, out of the way. */
export function Folded({ title, children }: FoldedProps) {
  return (
    <details className="option-later">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
