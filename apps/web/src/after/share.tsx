import { useState } from 'react';
import { download, fileOf } from '../game/game-file';
import type { GameRecord } from '../game/record';

interface Props {
  readonly record: GameRecord;
  /** Where anybody can look at the game, if there is such a place. */
  readonly link?: string;
}

/** Ways to keep the game and to show it to others. */
export function Share({ record, link }: Props) {
  const [copied, setCopied] = useState(false);
  const file = fileOf(record);
  const mayShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  return (
    <p className="after-share">
      {link && (
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
        >
          {copied ? 'Copied' : 'Copy the link'}
        </button>
      )}
      {mayShare && (
        <button
          type="button"
          className="button"
          onClick={() => void navigator.share({ files: [file], title: 'A game of Ragtag' }).catch(() => {})}
        >
          Share…
        </button>
      )}
      <button type="button" className="button" onClick={() => download(record)}>
        Save as a file
      </button>
    </p>
  );
}
