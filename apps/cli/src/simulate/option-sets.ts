import { chooser, type GameModule, type GameOptions } from '@ragtag/kernel';
import { deskOf } from '../desk';
import { Failure } from '../failure';
import { numberOf } from './seeds';

export interface OptionSet {
  readonly options: GameOptions;
  /** Those beside the number of players, as they are typed. */
  readonly written: string;
}

/** What is typed for options that are drawn. */
export const drawn = 'random';

/** As many as cover every two choices that go together. */
export const mostSets = 200;

/** Sets of options drawn by a seed: no more than `n`, and no more than cover every two choices. */
export async function drawOptionSets(
  module: GameModule,
  { seed, players }: { readonly seed: string; readonly players?: readonly number[] },
  n: number,
): Promise<OptionSet[]> {
  const { optionSets } = await deskOf(module);
  if (!optionSets) throw new Failure('This game has too few options to draw some at random.');
  const sets = optionSets(Math.min(n, mostSets), chooser(numberOf(seed)), players);
  if (sets.length === 0) throw new Failure('No game is for so many players.');
  return sets.map((options) => {
    const { players: _, ...rest } = module.options.selectionOf(options);
    return { options, written: module.options.format(rest) };
  });
}
