import { type CheckView, skillKinds } from '@ragtag/board-game';
import { check as words } from '.';
import { nameOfCause } from './cards';
import { skillName } from './say';

/** Why the numbers of a skill check are what they are, in words. */

/** A number with its sign. */
export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** A line for each cause: what it made of which cards, of the total, of the difficulty. */
export function reasonsIn({ cards, totalChanges, difficultyParts }: CheckView): string[] {
  const lines = cards.flatMap(({ card, changes }) => {
    const { skill, strength } = skillKinds[card];
    return changes.map(({ what, by }) =>
      words.because(words.becomes[what](`${skillName(skill)} ${strength}`), nameOfCause(by)),
    );
  });
  for (const { by, change } of totalChanges)
    lines.push(words.because(words.total(signed(change)), nameOfCause(by)));
  for (const { by, change } of difficultyParts.changes)
    lines.push(words.because(words.difficulty(signed(change)), nameOfCause(by)));
  return [...new Set(lines)];
}
