import { useEffect, useState } from 'react';
import { ui as words } from '../words';

interface Props {
  readonly label: string;
  /** Gives the link; may bring the address of the page up to date first. */
  link(): string;
  readonly className?: string;
  /** Where the link can be had if the browser will not copy it. */
  readonly otherwise?: string;
}

/** Copies a link, and says whether it could. */
export function CopyLink({
  label,
  link,
  className = 'button small',
  otherwise = words.copyFromAddress,
}: Props) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), 2500);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => setSaid((await copied(link())) ? words.copied : otherwise);
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <span aria-live="polite">{said ?? label}</span>
    </button>
  );
}

async function copied(text: string): Promise<boolean> {
  // Pages that came over plain http, as from a server in the same house, have no clipboard.
  if (!navigator.clipboard) return copiedTheOldWay(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copiedTheOldWay(text),
  );
}

function copiedTheOldWay(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.style.cssText = 'position:fixed;opacity:0';
  document.body.append(box);
  const focused = document.activeElement;
  box.select();
  try {
    return document.execCommand('copy');
  } finally {
    box.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
