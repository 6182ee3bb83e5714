/** Selections as text: `players=4,nosympathizer,difficulty=easierhumans` or `?pegasus&exodus&newcaprica`. */
import type { Conflict } from '@ragtag/kernel';
import { chosenIn, readSelection, type Setting, writeSelection } from '@ragtag/kernel/options';
import {
  defaultSettings,
  isOptionId,
  isValueOf,
  optionModel,
  optionOf,
  type Selection,
  type Settings,
} from './model';
import { asQuery, wordOf } from './query';
import { malformedIn } from './resolve';

export type ParsedSelection =
  | { readonly ok: true; readonly selection: Selection }
  | { readonly ok: false; readonly conflicts: readonly Conflict[] };

/** Reads a selection; whether it can be played is for `resolveOptions` to say. */
export function parseSelection(text: string): ParsedSelection {
  return readSelection(text, settingOf, malformedIn);
}

/** The shortest list that `parseSelection` reads back as the same game. */
export function formatSelection(selection: Selection): string {
  return writeSelection(chosenIn(selection, defaultSettings));
}

/** The same as a query for an address, where the ending stands by its own name. */
export function formatQuery(selection: Selection): string {
  return asQuery(chosenIn(selection, defaultSettings).map(({ id, value }) => wordOf(id, value)));
}

/** What was picked to get these options: the number of players and all that is not at its default. */
export function selectionOf(options: Settings): Selection {
  return Object.fromEntries(chosenIn(options, defaultSettings).map(({ id, value }) => [id, value]));
}

const on = ['', 'true', 'on', 'yes', '1'];
const off = ['false', 'off', 'no', '0'];

function settingOf(id: string, written?: string): Setting {
  if (written === undefined && !isOptionId(id)) return choiceNamed(id) ?? { id, value: true };
  const value = written ?? '';
  if (id === 'players') return { id, value: /^\d+$/.test(value) ? Number(value) : value };
  if (isOptionId(id) && optionOf(id).kind === 'enum') return { id, value };
  if (on.includes(value)) return { id, value: true };
  return { id, value: off.includes(value) ? false : value };
}

/** A value alone picks its choice, unless two choices have it. */
function choiceNamed(value: string): Setting | undefined {
  const choices = optionModel.filter((option) => option.kind === 'enum' && isValueOf(option, value));
  return choices.length === 1 ? { id: choices[0].id, value } : undefined;
}
