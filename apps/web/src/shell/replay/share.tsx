import { download, fileOf } from '../game/game-file';
import type { GameRecord } from '../game/record';
import { CopyLink } from '../ui/copy-link';
import { replay as words } from '../words';

interface Props {
  readonly record: GameRecord;
  /** Where anybody can look at the game, if there is such a place. */
  readonly link?: string;
}

/** Ways to keep the game and to show it to others. */
export function Share({ record, link }: Props) {
  const file = fileOf(record);
  const mayShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  return (
    <p className="after-share">
      {link && <CopyLink label={words.copyTheLink} link={() => link} className="button" />}
      {mayShare && (
        <button
          type="button"
          className="button"
          onClick={() => void navigator.share({ files: [file], title: words.aGame }).catch(() => {})}
        >
          {words.share}
        </button>
      )}
      <button type="button" className="button" onClick={() => download(record)}>
        {words.saveAsAFile}
      </button>
    </p>
  );
}
