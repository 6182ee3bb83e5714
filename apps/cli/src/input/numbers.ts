import { InvalidArgumentError } from 'commander';

/** Reads a whole number that is not smaller than `least`. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const n = Number(text);
    if (/^\d+$/.test(text) && n >= least && Number.isSafeInteger(n)) return n;
    throw new InvalidArgumentError(`Give a whole number, ${least} or more.`);
  };
}

/** Reads a number above zero, such as a time in seconds. */
export function positiveNumber(text: string): number {
  const n = Number(text);
  if (Number.isFinite(n) && n > 0) return n;
  throw new InvalidArgumentError('Give a number above 0.');
}

/** Reads `4`, `3-6` or `3,5`: the numbers of players to play with, one game after another. */
export function playerCounts(text: string): number[] {
  const counts = text.split(',').flatMap((part) => {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(part.trim()) ?? [];
    if (from === undefined || Number(to) < Number(from)) {
      throw new InvalidArgumentError('Give a number of players, such as 4, or a range, such as 3-6.');
    }
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
  });
  if (counts.length > 100) throw new InvalidArgumentError('That are too many.');
  return counts;
}
