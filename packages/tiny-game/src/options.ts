import type { Conflict, GameOptions, OptionModel, Parsed, Picked, Resolved } from '@ragtag/kernel';

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

function chosen(selection: Picked): [string, string | number | boolean][] {
  return ids.flatMap((id) => {
    const value = selection[id];
    const isLeft = value === undefined || (id !== 'players' && value === defaults[id]);
    return isLeft ? [] : [[id, value]];
  });
}

function readValue(written: string | undefined): string | number | boolean {
  if (written === undefined || written === 'true') return true;
  if (written === 'false') return false;
  return /^\d+$/.test(written) ? Number(written) : written;
}

function parse(text: string): Parsed {
  const tokens = text.split(/[,&\s]+/).filter((token) => token !== '');
  const selection = Object.fromEntries(
    tokens.map((token) => {
      const [id, value] = token.split('=');
      return [id, readValue(value)];
    }),
  );
  const resolved = resolve(selection);
  return resolved.ok ? { ok: true, selection } : resolved;
}

export const options: OptionModel<TinyOptions> = {
  resolve,
  selectionOf: (all) => Object.fromEntries(chosen({ ...all })),
  format: (selection) =>
    chosen(selection)
      .map(([id, value]) => (value === true ? id : `${id}=${value}`))
      .join(','),
  parse,
};
