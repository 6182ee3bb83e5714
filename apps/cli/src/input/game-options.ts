import { type Options, parseSelection, resolveOptions, type Selection } from '@ragtag/board-game';
import { Failure } from '../failure';

interface Because {
  readonly because: string;
}

function told(conflicts: readonly Because[]): Failure {
  return new Failure(['These options do not work:', ...conflicts.map((c) => `- ${c.because}`)].join('\n'));
}

/** Reads `--options`, such as `nosympathizer,difficulty=easierhumans`. */
export function readSelection(text: string): Selection {
  const parsed = parseSelection(text);
  if (!parsed.ok) throw told(parsed.conflicts);
  return parsed.selection;
}

/** Reads `--options` of a command that has `--players` as well. */
export function readSelectionBesidePlayers(text: string): Selection {
  const selection = readSelection(text);
  if (selection.players !== undefined)
    throw new Failure('Give the number of players with --players, not with --options.');
  return selection;
}

/** The options of a game with this many players. */
export function gameOptions(selection: Selection, players?: number): Options {
  const resolved = resolveOptions(players === undefined ? selection : { ...selection, players });
  if (!resolved.ok) throw told(resolved.conflicts);
  return resolved.options;
}
