import type { Conflict, Parsed, Picked, Resolved } from '../game-options';

/** Selections in one line of text: `players=4,nosympathizer` in a command, `?players=4&nosympathizer` in an address. */

/** An option with the value that it is given. */
export interface Setting {
  readonly id: string;
  readonly value: NonNullable<Picked[string]>;
}

/**
 * Reads a selection: `read` says what a word means and is told what stands behind its `=`, `check` what speaks
 * against all of them.
 */
export function readSelection(
  text: string,
  read: (word: string, written?: string) => Setting,
  check: (selection: Picked) => readonly Conflict[],
): Parsed {
  const picked = new Map<string, Setting['value']>();
  const conflicts: Conflict[] = [];
  for (const token of text
    .trim()
    .replace(/^\?/, '')
    .split(/[,&\s]+/)) {
    if (token === '') continue;
    const [word, ...rest] = token.split('=');
    const { id, value } = rest.length === 0 ? read(word) : read(word, rest.join('='));
    const earlier = picked.get(id) ?? value;
    if (earlier !== value)
      conflicts.push({
        option: id,
        because: `"${id}" is given twice, as ${earlier} and as ${value}. Keep one.`,
      });
    picked.set(id, value);
  }
  const selection = Object.fromEntries(picked);
  conflicts.unshift(...check(selection));
  return conflicts.length > 0 ? { ok: false, conflicts } : { ok: true, selection };
}

/** What speaks against options. */
export const conflictsOf = (resolved: Resolved<unknown>): readonly Conflict[] =>
  resolved.ok ? [] : resolved.conflicts;

/** What a word means where every option goes by its own name, with numbers and flags as they are written. */
export function plainSetting(id: string, written = 'true'): Setting {
  if (written === 'true' || written === 'false') return { id, value: written === 'true' };
  return { id, value: /^\d+$/.test(written) ? Number(written) : written };
}

/** What goes without saying is left out: all that is at its default, but for the number of players. */
export function chosenIn(selection: Picked, defaults: Picked): readonly Setting[] {
  return Object.keys(defaults).flatMap((id) => {
    const value = selection[id];
    const isLeft = value === undefined || (id !== 'players' && value === defaults[id]);
    return isLeft ? [] : [{ id, value }];
  });
}

/** The text that is read back as the same settings. */
export function writeSelection(settings: readonly Setting[]): string {
  return settings.map(({ id, value }) => (value === true ? id : `${id}=${value}`)).join(',');
}
