import type { OpenQuestion } from '@ragtag/kernel';

/** What a line means as an answer: the ids picked, or what is wrong with it. */
export type Picks =
  | { readonly ok: true; readonly picks: string[] }
  | { readonly ok: false; readonly problem: string };

type Asked = Pick<OpenQuestion, 'min' | 'max' | 'options'>;

/** Reads numbers as they stand before the options, or the ids of options. */
export function readPicks(line: string, { min, max, options }: Asked): Picks {
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0) return { ok: false, problem: howToPick({ min, max, options }) };
  if (min === 0 && words.length === 1 && (words[0] === '0' || words[0] === 'none'))
    return { ok: true, picks: [] };
  const picks: string[] = [];
  for (const word of words) {
    const option =
      options.find(({ id }) => id === word) ?? options[/^\d+$/.test(word) ? Number(word) - 1 : -1];
    if (!option)
      return {
        ok: false,
        problem: `"${word}" is not among the options. ${howToPick({ min, max, options })}`,
      };
    picks.push(option.id);
  }
  return { ok: true, picks };
}

/** How many are to be picked, and how. */
export function howToPick({ min, max, options }: Asked): string {
  if (min === 1 && max === 1) return `Type a number from 1 to ${options.length}.`;
  if (min === max) return `Type ${min} numbers with spaces between them.`;
  const number = min === 0 ? `up to ${max}` : `${min} to ${max}`;
  return `Type ${number} ${max === 1 ? 'number' : 'numbers with spaces between them'}${min === 0 ? ', or 0 for none' : ''}.`;
}
