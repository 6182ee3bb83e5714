import { type CardChange, type CheckView, skillKinds } from '@ragtag/board-game';
import { nameOfCause } from './cards';
import { skillName } from './say';

/** Why the numbers of a skill check are what they are, in words. */

/** A number with its sign. */
export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

const becomes: Record<CardChange['what'], (of: string) => string> = {
  positive: (of) => `${of} counts for the check`,
  zero: (of) => `${of} counts nothing`,
  double: (of) => `${of} counts double`,
};

/** A line for each cause: what it made of which cards, of the total, of the difficulty. */
export function reasonsIn({ cards, totalChanges, difficultyParts }: CheckView): string[] {
  const lines = cards.flatMap(({ card, changes }) => {
    const { skill, strength } = skillKinds[card];
    return changes.map(
      ({ what, by }) => `${becomes[what](`${skillName(skill)} ${strength}`)}: ${nameOfCause(by)}`,
    );
  });
  for (const { by, change } of totalChanges) lines.push(`Total ${signed(change)}: ${nameOfCause(by)}`);
  for (const { by, change } of difficultyParts.changes)
    lines.push(`Difficulty ${signed(change)}: ${nameOfCause(by)}`);
  return [...new Set(lines)];
}
