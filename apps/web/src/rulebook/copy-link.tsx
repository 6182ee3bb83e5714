import { useState } from 'react';

interface Props {
  readonly label: string;
  /** Brings the address of the page up to date where needed, and gives the link. */
  link(): string;
}

/** Copies a link. Where the browser does not let pages copy, as over plain http, the address bar has it. */
export function CopyLink({ label, link }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () => {
    const text = link();
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(copied ? 'Link copied' : 'Copy it from the address bar');
    setTimeout(() => setSaid(null), 2500);
  };
  return (
    <button type="button" className="button small" onClick={() => void copy()}>
      <span aria-live="polite">{said ?? label}</span>
    </button>
  );
}
