import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { chachaBlock } from './chacha';
import type { MachineState } from './state';

/**
 * A random stream is eight words of key, and how many numbers have been drawn with it. Dice and cards, however many
 * somebody has seen, tell nothing of those to come, of the other streams, or of the seed.
 */
type Stream = MachineState['streams'][string];

const keyLength = 8;
const blockLength = 16;
/** Numbers of 31 bits, which are computed with fastest. */
const limit = 2 ** 31;

/** Starts the named streams of a game. Each is independent of how often the others are used. */
export function startStreams(seed: string, names: readonly string[]): Record<string, Stream> {
  const streams: Record<string, Stream> = {};
  for (const name of names) {
    const { buffer, byteOffset } = sha256(utf8ToBytes(`${name}/${seed}`));
    const words = new DataView(buffer, byteOffset);
    const stream: number[] = Array(keyLength + 1).fill(0);
    for (let n = 0; n < keyLength; n++) stream[n] = words.getInt32(n * 4, true);
    streams[name] = stream;
  }
  return streams;
}

interface Block {
  readonly stream: Stream;
  readonly n: number;
  readonly words: Int32Array;
}

/** The block last drawn from, by name of the stream, so that a die after a die is not worked out from nothing. */
const recent = new Map<string, Block>();

function haveOneKey(one: Stream, other: Stream): boolean {
  for (let n = 0; n < keyLength; n++) if (one[n] !== other[n]) return false;
  return true;
}

function wordsOf(name: string, stream: Stream, n: number): Int32Array {
  const last = recent.get(name);
  if (last !== undefined && last.n === n && haveOneKey(last.stream, stream)) return last.words;
  const words = chachaBlock(stream, n);
  recent.set(name, { stream, n, words });
  return words;
}

/** Draws from a stream, on from where it is. */
class Drawing {
  readonly #name: string;
  readonly #stream: number[];
  #words: Int32Array | undefined;

  constructor({ streams }: MachineState, name: string) {
    this.#name = name;
    this.#stream = streams[name].slice();
    streams[name] = this.#stream;
  }

  /** A whole number from 0 up to, but not including, `n`, all equally likely. */
  below(n: number): number {
    // Beyond the last whole multiple of `n`, small numbers would be likelier.
    const end = limit - (limit % n);
    let number = this.#next();
    while (number >= end) number = this.#next();
    return number % n;
  }

  #next(): number {
    const stream = this.#stream;
    const drawn = stream[keyLength]++;
    const at = drawn % blockLength;
    if (!this.#words || at === 0) this.#words = wordsOf(this.#name, stream, Math.floor(drawn / blockLength));
    return this.#words[at] & (limit - 1);
  }
}

/** A whole number from `from` to `to`, both included. */
export function randomInt(state: MachineState, stream: string, from: number, to: number): number {
  return from + new Drawing(state, stream).below(to - from + 1);
}

/** Shuffles in place (Fisher-Yates) and returns the same array. */
export function shuffle<T>(state: MachineState, stream: string, items: T[]): T[] {
  if (items.length < 2) return items;
  const drawing = new Drawing(state, stream);
  for (let i = items.length - 1; i > 0; i--) {
    const j = drawing.below(i + 1);
    const kept = items[i];
    items[i] = items[j];
    items[j] = kept;
  }
  return items;
}

/** Takes one random item out of the array. */
export function takeRandom<T>(state: MachineState, stream: string, items: T[]): T {
  return items.splice(randomInt(state, stream, 0, items.length - 1), 1)[0];
}
