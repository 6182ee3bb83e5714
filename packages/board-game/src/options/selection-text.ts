/** Selections as text: `players=4,nosympathizer,difficulty=easierhumans` or `?pegasus&exodus&newcaprica`. */
import type { Conflict } from '@ragtag/kernel';
import type { FlagValue } from './expression';
import {
  defaultSettings,
  isOptionId,
  isValueOf,
  optionModel,
  optionOf,
  type Selection,
  type Settings,
  settingIds,
} from './model';
import { asQuery, wordOf } from './query';
import { malformed } from './resolve';

export type ParsedSelection =
  | { readonly ok: true; readonly selection: Selection }
  | { readonly ok: false; readonly conflicts: readonly Conflict[] };

interface Setting {
  readonly id: string;
  readonly value: FlagValue;
}

/** Reads a selection; whether it can be played is for `resolveOptions` to say. */
export function parseSelection(text: string): ParsedSelection {
  const picked = new Map<string, FlagValue>();
  const conflicts: Conflict[] = [];
  for (const token of text
    .trim()
    .replace(/^\?/, '')
    .split(/[,&\s]+/)) {
    if (token === '') continue;
    const { id, value } = readToken(token);
    const because = malformed(id, value) ?? contradicted(id, picked.get(id), value);
    if (because) conflicts.push({ option: id, because });
    picked.set(id, value);
  }
  return conflicts.length > 0
    ? { ok: false, conflicts }
    : { ok: true, selection: Object.fromEntries(picked) };
}

/** The shortest list that `parseSelection` reads back as the same game. */
export function formatSelection(selection: Selection): string {
  return chosenIn(selection)
    .map(({ id, value }) => (value === true ? id : `${id}=${value}`))
    .join(',');
}

/** The same as a query for an address, where the ending stands by its own name. */
export function formatQuery(selection: Selection): string {
  return asQuery(chosenIn(selection).map(({ id, value }) => wordOf(id, value)));
}

/** What was picked to get these options: the number of players and all that is not at its default. */
export function selectionOf(options: Settings): Selection {
  return Object.fromEntries(chosenIn(options).map(({ id, value }) => [id, value]));
}

function chosenIn(selection: Selection): readonly Setting[] {
  return settingIds.flatMap((id) => {
    const value = selection[id];
    const left = value === undefined || (id !== 'players' && value === defaultSettings[id]);
    return left ? [] : [{ id, value }];
  });
}

const on = ['', 'true', 'on', 'yes', '1'];
const off = ['false', 'off', 'no', '0'];

function readToken(token: string): Setting {
  const [id, ...rest] = token.split('=');
  if (rest.length === 0 && !isOptionId(id)) return choiceNamed(id) ?? { id, value: true };
  const written = rest.join('=');
  if (id === 'players') return { id, value: /^\d+$/.test(written) ? Number(written) : written };
  if (isOptionId(id) && optionOf(id).kind === 'enum') return { id, value: written };
  if (on.includes(written)) return { id, value: true };
  return { id, value: off.includes(written) ? false : written };
}

/** A value alone picks its choice, unless two choices have it. */
function choiceNamed(value: string): Setting | undefined {
  const choices = optionModel.filter((option) => option.kind === 'enum' && isValueOf(option, value));
  return choices.length === 1 ? { id: choices[0].id, value } : undefined;
}

function contradicted(id: string, earlier: FlagValue | undefined, later: FlagValue): string | undefined {
  if (earlier === undefined || earlier === later) return undefined;
  return `"${id}" is given twice, as ${earlier} and as ${later}. Keep one.`;
}
