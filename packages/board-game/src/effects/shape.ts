import type { Written } from '@ragtag/kernel/scenario';

/** The shapes of data that a scenario writes in the words of the rules. */

/** What can be named from inside: players and numbers that earlier choices have bound. */
export interface ShapeScope {
  readonly bound: readonly string[];
  /** Characters in the game, who go by their ids. */
  readonly characters: readonly string[];
  /** What the tables hold. */
  readonly ids: { readonly location: readonly string[]; readonly skill: readonly string[] };
  readonly condition: ShapeReader;
  readonly effect: ShapeReader;
}

/** Fails where something written cannot be meant. */
export type ShapeReader = (written: Written, scope: ShapeScope) => void;

export interface Optional {
  readonly optional: ShapeReader;
}

/** A reader for every field of a type; those that may be absent are marked. */
export type Shape<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? Optional : ShapeReader;
};

export const optional = (reader: ShapeReader): Optional => ({ optional: reader });

/** Reads a map that has these fields, and maybe a key that told its kind. */
export function readShape(
  written: Written,
  shape: Readonly<Record<string, ShapeReader | Optional>>,
  scope: ShapeScope,
  kind?: string,
): void {
  const fields = written.fields(...(kind ? [kind] : []), ...Object.keys(shape));
  for (const [key, reader] of Object.entries(shape)) {
    const value = fields[key];
    if (value) (typeof reader === 'function' ? reader : reader.optional)(value, scope);
    else if (typeof reader === 'function')
      written.fail(`${kind ? kindOf(written, kind) : 'this'} needs \`${key}\``);
  }
}

const kindOf = (written: Written, kind: string): string => written.entries.get(kind)?.id ?? kind;

export const map =
  <T>(shape: Shape<T>): ShapeReader =>
  (written, scope) =>
    readShape(written, shape as Readonly<Record<string, ShapeReader | Optional>>, scope);

export const list =
  (item: ShapeReader): ShapeReader =>
  (written, scope) => {
    if (!written.isList) written.fail(`expected a list, not ${written.shown}`);
    for (const each of written.items) item(each, scope);
  };

export const word =
  (words: readonly string[] | (() => readonly string[]), what: string): ShapeReader =>
  (written) =>
    void written.oneOf(typeof words === 'function' ? words() : words, what);

/** A word of its own, or what the reader takes. */
export const either =
  (alternative: string, reader: ShapeReader): ShapeReader =>
  (written, scope) => {
    if (written.plain !== alternative) reader(written, scope);
  };

export const text: ShapeReader = (written) => void written.text;
export const flag: ShapeReader = (written) => void written.flag;
export const number: ShapeReader = (written) =>
  void written.whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
