import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { MachineState } from './state';

/** FNV-1a over a text, one word of a stream's starting state. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  // A final mix, so that texts that differ only at their end differ in every bit.
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}

/** Starts the named streams of a game. Each is independent of how often the others are used. */
export function startStreams(seed: string, names: readonly string[]): Record<string, number[]> {
  const streams: Record<string, number[]> = {};
  // Four words of state, so that a stream holds as much of the seed as it can.
  for (const name of names) streams[name] = [0, 1, 2, 3].map((word) => hash(`${word}/${seed}/${name}`));
  return streams;
}

/** A whole number from `from` to `to`, both included. */
export function randomInt(state: MachineState, stream: string, from: number, to: number): number {
  const generator = xoroshiro128plusFromState(state.streams[stream]);
  const n = uniformInt(generator, from, to);
  state.streams[stream] = generator.getState() as number[];
  return n;
}

/** Shuffles in place (Fisher-Yates) and returns the same array. */
export function shuffle<T>(state: MachineState, stream: string, items: T[]): T[] {
  if (items.length < 2) return items;
  const generator = xoroshiro128plusFromState(state.streams[stream]);
  for (let i = items.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    const kept = items[i];
    items[i] = items[j];
    items[j] = kept;
  }
  state.streams[stream] = generator.getState() as number[];
  return items;
}

/** Takes one random item out of the array. */
export function takeRandom<T>(state: MachineState, stream: string, items: T[]): T {
  return items.splice(randomInt(state, stream, 0, items.length - 1), 1)[0];
}
