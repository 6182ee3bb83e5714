import { type Chooser, chooser, type OpenQuestion, type Refusal, randomPicks } from '@ragtag/kernel';

/** Tries before a question is given up on. */
const mostTries = 1000;

/** Choices of the host itself, the same for the same question. */
export function hostChooser({ seat, id }: Pick<OpenQuestion, 'seat' | 'id'>): Chooser {
  return chooser(1 + seat + 16 * id);
}

/**
 * Gives an answer, and after one that is refused others at random: picks may not go together, in a question that
 * no bot knows. Fails where the first answers that come to mind are none of them legal.
 */
export function anyLegalAnswer<T extends { readonly ok: true }>(
  question: OpenQuestion,
  first: readonly string[] | undefined,
  give: (picks: readonly string[]) => T | { readonly ok: false; readonly refusal: Refusal },
  pick = hostChooser(question),
): T {
  let refusal: Refusal | undefined;
  for (let tries = 0; tries < mostTries; tries++) {
    const given = give(tries === 0 && first ? first : randomPicks(question, pick));
    if (given.ok) return given;
    refusal = given.refusal;
  }
  throw new Error(`No legal answer was found to ${question.ask}: ${refusal?.message}`);
}
