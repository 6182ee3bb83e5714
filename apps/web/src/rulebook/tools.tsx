import type { Selection } from '@ragtag/board-game';
import { useState } from 'react';
import { rulebookHref } from './address';
import { HelpDialog } from './help-dialog';

/** Share, print, player aids and help. */
export function Tools({ selection }: { readonly selection: Selection }) {
  const [help, setHelp] = useState(false);
  const [copied, setCopied] = useState(false);
  const share = async () => {
    await navigator.clipboard.writeText(location.origin + rulebookHref(selection));
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return (
    <div className="tools">
      <button type="button" className="button small" onClick={() => void share()}>
        <span aria-live="polite">{copied ? 'Link copied' : 'Share'}</span>
      </button>
      <a className="button small" href={rulebookHref(selection, { page: '/aids' })}>
        Player aids
      </a>
      <button type="button" className="button small wide-only" onClick={() => print()}>
        Print
      </button>
      <button type="button" className="button small" onClick={() => setHelp(true)}>
        Help
      </button>
      <HelpDialog isOpen={help} onOpenChange={setHelp} />
    </div>
  );
}
