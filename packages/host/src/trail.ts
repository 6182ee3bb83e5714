import type { Answer } from '@ragtag/kernel';

/**
 * The latest answers, all of one person, since which nothing was revealed or rolled: for each, how many answers
 * came before it. They can be taken back without asking anybody.
 */
export interface Trail {
  readonly seat: number;
  readonly before: readonly number[];
}

/** An answer that was taken. */
export interface Mark {
  readonly seat: number;
  /** How many answers came before it. */
  readonly before: number;
  readonly byPerson: boolean;
  /** It told somebody something that was hidden before. */
  readonly showed: boolean;
}

export function followTrail(trail: Trail | null, { seat, before, byPerson, showed }: Mark): Trail | null {
  if (showed || !byPerson) return null;
  return { seat, before: trail?.seat === seat ? [...trail.before, before] : [before] };
}

/** How many of a seat's latest answers can be taken back without asking anybody. */
export function undoable(trail: Trail | null, seat: number | null): number {
  return seat !== null && trail?.seat === seat ? trail.before.length : 0;
}

/** How many answers of the game stay if a seat takes its last ones back; undefined where it has not given so many. */
export function keptAnswers<A extends Answer>(
  answers: readonly A[],
  own: number,
  isOwn: (answer: A, index: number) => boolean,
): number | undefined {
  let left = own;
  for (let n = answers.length - 1; n >= 0; n--) {
    if (isOwn(answers[n], n)) left--;
    if (left === 0) return n;
  }
  return undefined;
}
