import type { Conflict, GameOptions, OptionModel, Picked, Resolved } from '@ragtag/kernel';
import { chosenIn, conflictsOf, plainSetting, readSelection, writeSelection } from '@ragtag/kernel/options';

export interface TinyOptions extends GameOptions {
  /** How often everybody has a turn. */
  readonly rounds: number;
  /** Everybody brings a number that counts more for them. */
  readonly charms: boolean;
}

export const playerLimits = { least: 2, most: 4 } as const;
const roundLimits = { least: 1, most: 5 } as const;

const defaults: TinyOptions = { players: 3, discreet: false, rounds: 3, charms: false };
const ids = Object.keys(defaults) as readonly (keyof TinyOptions)[];

const isWithin = (value: unknown, { least, most }: { least: number; most: number }) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function problemWith(id: string, value: Picked[string]): string | undefined {
  switch (id) {
    case 'players':
      return isWithin(value, playerLimits) ? undefined : `Two to four can play, not ${value}.`;
    case 'rounds':
      return isWithin(value, roundLimits) ? undefined : `There are one to five rounds, not ${value}.`;
    case 'discreet':
    case 'charms':
      return typeof value === 'boolean' ? undefined : `"${id}" is on or off (true or false), not "${value}".`;
    default:
      return `There is no option "${id}". Options: ${ids.join(', ')}.`;
  }
}

function resolve(selection: Picked): Resolved<TinyOptions> {
  const conflicts = Object.entries(selection).flatMap(([option, value]): Conflict[] => {
    const because = value === undefined ? undefined : problemWith(option, value);
    return because === undefined ? [] : [{ option, because }];
  });
  if (conflicts.length > 0) return { ok: false, conflicts };
  return { ok: true, options: Object.freeze({ ...defaults, ...selection }) };
}

export const options: OptionModel<TinyOptions> = {
  resolve,
  selectionOf: (all) =>
    Object.fromEntries(chosenIn({ ...all }, { ...defaults }).map(({ id, value }) => [id, value])),
  format: (selection) => writeSelection(chosenIn(selection, { ...defaults })),
  parse: (text) => readSelection(text, plainSetting, (selection) => conflictsOf(resolve(selection))),
};
