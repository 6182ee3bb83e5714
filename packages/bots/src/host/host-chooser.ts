import type { OpenQuestion } from '@ragtag/board-game';
import { type Chooser, chooser } from '@ragtag/kernel';

/** Choices of the host itself, the same for the same question. */
export function hostChooser({ seat, id }: Pick<OpenQuestion, 'seat' | 'id'>): Chooser {
  return chooser(1 + seat + 16 * id);
}
