import { type SetName, sets } from '../terms';
import { defaults, type Format, formats, leastPlayers, mostPlayers, type Options } from './definitions';

/** What somebody chose; what is not said is as usual. */
export type Selection = Readonly<Partial<Record<keyof Options, unknown>>>;

export interface OptionProblem {
  readonly option: string;
  readonly message: string;
}

export type Resolution =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly problems: readonly OptionProblem[] };

/** Makes whole options of a selection, or says everything that is wrong with it. */
export function resolveOptions(selection: Selection): Resolution {
  const problems: OptionProblem[] = [];
  const wrong = (option: string, message: string) => problems.push({ option, message });
  const chosen = { ...defaults, ...selection } as Record<keyof Options, unknown>;
  for (const option of Object.keys(chosen))
    if (!(option in defaults)) wrong(option, `There is no option ${option}.`);
  const { players, sets: allowed, format, turnLimit } = chosen;
  if (
    typeof players !== 'number' ||
    !Number.isInteger(players) ||
    players < leastPlayers ||
    players > mostPlayers
  )
    wrong('players', `${leastPlayers} to ${mostPlayers} players can play.`);
  if (!Array.isArray(allowed) || allowed.length === 0 || !allowed.every((s) => sets.includes(s as SetName)))
    wrong('sets', `Sets are ${sets.join(', ')}.`);
  if (!formats.includes(format as Format)) wrong('format', `Formats are ${formats.join(', ')}.`);
  for (const flag of ['openDecks', 'discreet'] as const)
    if (typeof chosen[flag] !== 'boolean') wrong(flag, 'Yes or no.');
  if (turnLimit !== null && (typeof turnLimit !== 'number' || !Number.isInteger(turnLimit) || turnLimit < 1))
    wrong('turnLimit', 'A number of turns, or none.');
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, options: Object.freeze(chosen as unknown as Options) };
}
