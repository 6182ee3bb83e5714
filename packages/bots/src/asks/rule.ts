import type { AskName, OptionOf } from '@ragtag/board-game';
import type { Option } from '@ragtag/kernel';
import { discreetly } from '../hiding';
import type { Situation } from '../situation';

/** How to answer one kind of question: ids of the picks, or nothing where this rule has no opinion. */
export type Rule<O extends Option> = (s: Situation<O>) => string[] | undefined;

export type AllRules = { readonly [A in AskName]: Rule<OptionOf<A>> };

/** Rules for some questions. */
export type Rules = Partial<AllRules>;

/** A little error of judgement, so that bots of a lower level and of one level differ. */
function misjudged(s: Situation): number {
  return s.mind.noise === 0 ? 0 : (s.mind.noise * (s.pick(2001) - 1000)) / 1000;
}

/** The share of its best answer that a Cylon in the open is content with, by how hard it plays. */
const content = (malice: number): number => 0.35 + 0.65 * malice;

/** The option with the highest score; where several must be picked, those with the highest. */
export function best<O extends Option>(s: Situation<O>, score: (option: O) => number): string[] {
  if (s.question.min > 1) return bestFew(s, s.question.min, score);
  return bestOf(s, s.options, score);
}

export function bestOf<O extends Option>(
  s: Situation,
  options: readonly O[],
  score: (option: O) => number,
): string[] {
  let top = options[0];
  let highest = Number.NEGATIVE_INFINITY;
  const values = options.map(score);
  const enough = s.malice < 1 ? content(s.malice) * Math.max(...values) : Number.POSITIVE_INFINITY;
  for (const [i, option] of options.entries()) {
    const value = (enough > 0 ? Math.min(enough, values[i]) : values[i]) + misjudged(s);
    s.scores?.set(option.id, value);
    if (value > highest) {
      highest = value;
      top = option;
    }
  }
  return [top.id];
}

/** The best option where everybody sees all of them and can judge what each is worth to the humans. */
export function bestSeen<O extends Option>(s: Situation<O>, worth: (option: O) => number): string[] {
  const values = new Map(s.options.map((option) => [option.id, worth(option)]));
  return best(s, discreetly(s, values));
}

/** As many options as must be picked, those with the highest scores. */
export function bestFew<O extends Option>(
  s: Situation<O>,
  n: number,
  score: (option: O) => number,
): string[] {
  const scored = s.options.map((option) => ({ id: option.id, value: score(option) + misjudged(s) }));
  scored.sort((a, b) => b.value - a.value);
  return scored.slice(0, n).map(({ id }) => id);
}
