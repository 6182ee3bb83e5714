import type { Objection, OpenQuestion, Pointed, View } from '@ragtag/board-game';
import { whyNot as words } from '.';
import { nameOfCause } from './cards';
import { locationName } from './places';
import { areaName, questionText } from './say';

/** Why something cannot be chosen, in words. */
export function objectionWords(
  view: View,
  question: OpenQuestion,
  at: Pointed,
  { reason, by }: Objection,
): string {
  const place =
    'area' in at
      ? areaName(at.area)
      : 'fleet' in at
        ? areaName(at.fleet)
        : 'location' in at
          ? locationName(at.location)
          : '';
  return words[reason]({
    place,
    by: by ? nameOfCause(by) : null,
    asked: questionText(view, question),
  });
}
