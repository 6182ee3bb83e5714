import type { Selection } from '@ragtag/board-game';
import { useState } from 'react';
import { CopyLink } from '../shell/ui/copy-link';
import { rulebookHref } from './address';
import { HelpDialog } from './help-dialog';

/** Share, print, player aids and help. */
export function Tools({ selection }: { readonly selection: Selection }) {
  const [help, setHelp] = useState(false);
  return (
    <div className="tools">
      <CopyLink label="Share" link={() => location.origin + rulebookHref(selection)} />
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
