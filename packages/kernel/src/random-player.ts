import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { OpenQuestion } from './state';

/** Whole numbers from 0 up to, but not including, `n`. */
export type Chooser = (n: number) => number;

/** A source of choices of its own, apart from the streams of any game. */
export function chooser(seed: number): Chooser {
  const generator = xoroshiro128plus(seed);
  return (n) => uniformInt(generator, 0, n - 1);
}

/** A legal answer at random: every number of picks is as likely as any other. */
export function randomPicks(
  question: Pick<OpenQuestion, 'min' | 'max' | 'options'>,
  pick: Chooser,
): string[] {
  const { min, max, options } = question;
  const count = min + (max > min ? pick(max - min + 1) : 0);
  if (count === 1) return [options[pick(options.length)].id];
  const left = [...options];
  const picks: string[] = [];
  while (picks.length < count) picks.push(left.splice(pick(left.length), 1)[0].id);
  return picks;
}
