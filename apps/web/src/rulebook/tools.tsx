import type { Selection } from '@ragtag/board-game';
import { useState } from 'react';
import { CopyLink } from '../shell/ui/copy-link';
import { rulebookHref, shareHref } from './address';
import { HelpDialog } from './help-dialog';
import type { Paper } from './paper';
import { rulebook as words } from './words';

/** Share, print, player aids and help. */
export function Tools({ selection, paper }: { readonly selection: Selection; readonly paper: Paper }) {
  const [help, setHelp] = useState(false);
  return (
    <div className="tools">
      <CopyLink label={words.share} link={() => location.origin + shareHref(selection)} />
      <a className="button small" href={rulebookHref(selection, { page: '/aids' })}>
        {words.playerAids}
      </a>
      <button type="button" className="button small" aria-pressed={paper.on} onClick={paper.toggle}>
        {words.paper}
      </button>
      <button type="button" className="button small wide-only" onClick={() => print()}>
        {words.print}
      </button>
      <button type="button" className="button small" onClick={() => setHelp(true)}>
        {words.help}
      </button>
      <HelpDialog isOpen={help} onOpenChange={setHelp} />
    </div>
  );
}
