import { InvalidArgumentError } from 'commander';

/** Reads a whole number from `least` to `most`. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  return (text) => {
    const n = Number(text);
    if (/^\d+$/.test(text) && n >= least && n <= most) return n;
    throw new InvalidArgumentError(`Give a whole number, ${range}.`);
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
    const [, from, to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part.trim()) ?? [];
    if (from === undefined || Number(to) < Number(from)) {
      throw new InvalidArgumentError('Give a number of players, such as 4, or a range, such as 3-6.');
    }
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
  });
  return [...new Set(counts)];
}
