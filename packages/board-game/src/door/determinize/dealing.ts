import type { Chooser, Frame } from '@ragtag/kernel';
import type { State } from '../../state';

/** What dealing anew needs everywhere: shuffling, picking, and taking out what is seen. */

export function shuffled<T>(random: Chooser, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

export function weightedPick(random: Chooser, weights: readonly number[]): number {
  const total = weights.reduce((a, b) => a + b, 0);
  let at = (random(1_000_000) / 1_000_000) * total;
  for (let i = 0; i < weights.length; i++) {
    at -= weights[i];
    if (at < 0) return i;
  }
  return weights.findLastIndex((w) => w > 0);
}

/** Takes one copy of a card out; false where there is none. */
export function take(from: number[], card: number): boolean {
  const at = from.indexOf(card);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
}

/** All copies of the cards that are in this game, sorted, less those that can be seen. */
export function unseen(all: readonly number[], seen: readonly number[]): number[] {
  const left = [...all].sort((a, b) => a - b);
  for (const card of seen) take(left, card);
  return left;
}

export function inFrames<F extends Frame>(s: State, procedure: string): F[] {
  return s.stack.filter((f) => f.p === procedure) as F[];
}
