import type { Conflict, Fact, GameModule, GameOptions, GameView, MachineState, Picked } from '@ragtag/kernel';
import { Failure } from '../failure';

type AnyOptions<O extends GameOptions> = Pick<GameModule<MachineState, Fact, GameView, O>, 'options'>;

function told(conflicts: readonly Conflict[]): Failure {
  return new Failure(['These options do not work:', ...conflicts.map((c) => `- ${c.because}`)].join('\n'));
}

/** Reads `--options`, such as `nosympathizer,difficulty=easierhumans`. */
export function readSelection<O extends GameOptions>({ options }: AnyOptions<O>, text: string): Picked {
  const parsed = options.parse(text);
  if (!parsed.ok) throw told(parsed.conflicts);
  return parsed.selection;
}

/** Reads `--options` of a command that has `--players` as well. */
export function readSelectionBesidePlayers<O extends GameOptions>(
  module: AnyOptions<O>,
  text: string,
): Picked {
  const selection = readSelection(module, text);
  if (selection.players !== undefined)
    throw new Failure('Give the number of players with --players, not with --options.');
  return selection;
}

/** The options of a game with this many players. */
export function gameOptions<O extends GameOptions>(
  { options }: AnyOptions<O>,
  selection: Picked,
  players?: number,
): O {
  const resolved = options.resolve(players === undefined ? selection : { ...selection, players });
  if (!resolved.ok) throw told(resolved.conflicts);
  return resolved.options;
}
