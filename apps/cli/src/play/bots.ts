import { characterCards, type OpenQuestion } from '@ragtag/board-game';
import { type Chooser, randomPicks } from '@ragtag/kernel';

/**
 * A bot's answer, at random. Bots leave the character that the person wants, and its type as far as they can:
 * each type is open again only when the others have been picked as often.
 */
export function botPicks(question: OpenQuestion, pick: Chooser, wanted: string | undefined): string[] {
  if (question.ask !== 'pick-character' || wanted === undefined) return randomPicks(question, pick);
  const type = characterCards.find(({ id }) => id === wanted)?.type;
  const others = question.options.filter(({ id }) => id !== wanted);
  const ofOtherTypes = others.filter(
    ({ id }) => characterCards.find((card) => card.id === id)?.type !== type,
  );
  const options = [ofOtherTypes, others, question.options].find((some) => some.length > 0);
  return randomPicks({ ...question, options: options ?? [] }, pick);
}
