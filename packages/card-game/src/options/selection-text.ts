import type { Parsed, Picked } from '@ragtag/kernel';
import {
  chosenIn,
  conflictsOf,
  plainSetting,
  readSelection,
  type Setting,
  writeSelection,
} from '@ragtag/kernel/options';
import { defaults } from './definitions';
import { resolveOptions, selectionOf } from './resolve';

/** A selection as one line of text: `players=3,format=quick,sets=first-set+betrayal`. */

const usual = selectionOf(defaults);

/** Commas stand between options here, and so not between sets. */
const withoutCommas = ({ id, value }: Setting): Setting => ({
  id,
  value: typeof value === 'string' ? value.replaceAll(',', '+') : value,
});

export function formatSelection(selection: Picked): string {
  return writeSelection(chosenIn(selection, usual).map(withoutCommas));
}

export function parseSelection(text: string): Parsed {
  return readSelection(
    text,
    (id, written) => plainSetting(id, written?.replaceAll('+', ',')),
    (selection) => conflictsOf(resolveOptions(selection)),
  );
}
