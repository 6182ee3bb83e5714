import type { OpenQuestion } from '@ragtag/kernel';

/** What an option is one of: like things are told apart by a number only. */
const kindOf = (id: string): string => id.split('#')[0];

/** The answer to a question whose options are all alike, so that it makes no difference; undefined where it may. */
export function onlyAnswer({ options, min, max }: OpenQuestion): readonly string[] | undefined {
  if (min !== max || min === 0 || options.length <= min) return undefined;
  const alike = options.every(({ id }) => kindOf(id) === kindOf(options[0].id));
  return alike ? options.slice(0, min).map(({ id }) => id) : undefined;
}
