import { cards, kindOf } from '../cards/tables';
import type { Kind } from '../terms';
import { type Deck, mostOfOne, noBase } from './deck';

/**
 * A deck as a short text for links: a version, the base, then for each set of printed codes the numbers and how many of each,
 * the name, and a checksum. It is made of printed codes, not of places in our tables, so every build reads every code.
 */

const version = 1;

/** Beginnings of printed codes, by their place here: append only. */
const prefixes: readonly string[] = ['BSG1', 'BSG2', 'BSG1LE', 'BSG1P', 'BSG1EX'];

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function toText(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const length = Math.min(3, bytes.length - i) + 1;
    for (let sign = 0; sign < length; sign++) text += signs[(group >> (18 - 6 * sign)) & 63];
  }
  return text;
}

function toBytes(text: string): number[] | undefined {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 4) {
    const group = text.slice(i, i + 4);
    let bits = 0;
    for (let sign = 0; sign < 4; sign++) {
      const value = sign < group.length ? signs.indexOf(group[sign]) : 0;
      if (value < 0) return undefined;
      bits = (bits << 6) | value;
    }
    for (let byte = 0; byte < group.length - 1; byte++) bytes.push((bits >> (16 - 8 * byte)) & 255);
  }
  return bytes;
}

/** Two bytes that a mistyped code most likely gets wrong (Fletcher). */
function checksum(bytes: readonly number[]): [number, number] {
  let a = 0;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 255;
    b = (b + a) % 255;
  }
  return [a, b];
}

function writeNumber(bytes: number[], n: number): void {
  let left = n;
  while (left > 127) {
    bytes.push((left & 127) | 128);
    left >>>= 7;
  }
  bytes.push(left);
}

/** Reads numbers one after another; past the end they are NaN. */
class Numbers {
  readonly #bytes: readonly number[];
  #at = 0;

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }

  next(): number {
    let n = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) return Number.NaN;
      n |= (byte & 127) << shift;
      if (byte < 128) return n;
    }
    return Number.NaN;
  }

  get atEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }
}

/** Place of the prefix, and the number, of a printed code. */
function printed(kind: Kind): readonly [number, number] {
  const [prefix, number] = cards[kind].code.split('-');
  return [prefixes.indexOf(prefix), Number(number)];
}

/** The kind with a printed code; older codes have leading zeros. */
function kindWith(prefix: number, number: number): Kind | undefined {
  const name = prefixes[prefix];
  if (name === undefined) return undefined;
  for (const width of [3, 2, 1]) {
    const kind = kindOf(`${name}-${String(number).padStart(width, '0')}`);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

export function deckToLink({ name, base, cards: list }: Deck): string {
  const bytes: number[] = [version];
  if (base === noBase) writeNumber(bytes, 0);
  else {
    const [prefix, number] = printed(base);
    writeNumber(bytes, prefix + 1);
    writeNumber(bytes, number);
  }
  const sorted = list
    .map(([kind, n]) => ({ at: printed(kind), n }))
    .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  for (const prefix of prefixes.keys()) {
    const here = sorted.filter(({ at }) => at[0] === prefix);
    writeNumber(bytes, here.length);
    let last = 0;
    for (const { at, n } of here) {
      writeNumber(bytes, at[1] - last);
      writeNumber(bytes, n);
      last = at[1];
    }
  }
  const letters = Array.from(name, (letter) => letter.codePointAt(0) as number);
  for (const letter of letters) writeNumber(bytes, letter);
  return toText([...bytes, ...checksum(bytes)]);
}

/** The deck of a link code; nothing for what is none, or was made by a build that knows more. */
export function deckFromLink(code: string): Deck | undefined {
  const all = /^[\w-]{6,4000}$/.test(code) ? toBytes(code) : undefined;
  if (!all || all[0] !== version) return undefined;
  const bytes = all.slice(0, -2);
  const [a, b] = checksum(bytes);
  if (all[bytes.length] !== a || all[bytes.length + 1] !== b) return undefined;
  const numbers = new Numbers(bytes.slice(1));
  const prefix = numbers.next();
  const base = prefix === 0 ? noBase : kindWith(prefix - 1, numbers.next());
  if (base === undefined) return undefined;
  const list: [Kind, number][] = [];
  for (const at of prefixes.keys()) {
    let last = 0;
    for (let left = numbers.next(); left > 0; left--) {
      last += numbers.next();
      const kind = kindWith(at, last);
      const n = numbers.next();
      if (kind === undefined || !(n > 0 && n <= mostOfOne)) return undefined;
      list.push([kind, n]);
    }
  }
  let name = '';
  while (!numbers.atEnd) {
    const letter = numbers.next();
    if (!(letter <= 0x10ffff)) return undefined;
    name += String.fromCodePoint(letter);
  }
  return { name, base, cards: list };
}
