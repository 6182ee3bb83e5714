import { characterCards } from '@ragtag/board-game';
import { type Chooser, type OpenQuestion, randomPicks } from '@ragtag/kernel';
import type { Wish } from '../desk';
import { Failure } from '../failure';

/** The character that a player wants to be. */
export function wishFor(wanted: string): Wish {
  if (!characterCards.some((card) => card.id === wanted)) {
    const ids = characterCards.map((card) => card.id).join(', ');
    throw new Failure(`There is no character "${wanted}". There are: ${ids}.`);
  }
  return { ask: 'pick-character', wanted, leave: (question, pick) => leave(question, pick, wanted) };
}

/**
 * Picks a character for a bot, at random. Bots leave the one that the person wants, and its type as far as they
 * can: each type is open again only when the others have been picked as often.
 */
function leave(question: OpenQuestion, pick: Chooser, wanted: string): string[] {
  const type = characterCards.find(({ id }) => id === wanted)?.type;
  const others = question.options.filter(({ id }) => id !== wanted);
  const ofOtherTypes = others.filter(
    ({ id }) => characterCards.find((card) => card.id === id)?.type !== type,
  );
  const options = [ofOtherTypes, others, question.options].find((some) => some.length > 0);
  return randomPicks({ ...question, options: options ?? [] }, pick);
}
