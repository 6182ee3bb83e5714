import { module, resolveOptions, type Selection } from '@ragtag/board-game';
import { Failure } from '../failure';
import { readSelection } from '../input/game-options';

/** Reads `--options` for a reader: boxes that cannot be played yet can still be read about. */
export function readableSelection(text: string): Selection {
  const selection = readSelection(module, text);
  const resolved = resolveOptions(selection, { ignoreAvailability: true });
  if (resolved.ok) return selection;
  const reasons = resolved.conflicts.map(({ because }) => `- ${because}`);
  throw new Failure(['These options do not work:', ...reasons].join('\n'));
}
