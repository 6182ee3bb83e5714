import type { Objection, OpenQuestion, Pointed, View } from '@ragtag/board-game';
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
  const place = 'area' in at ? areaName(at.area) : 'location' in at ? locationName(at.location) : '';
  switch (reason) {
    case 'here':
      return 'You are here already.';
    case 'hazardous':
      return `Nobody goes to ${place} by choice: it is a hazardous location.`;
    case 'cylons-only':
      return 'Only revealed Cylons go to Cylon locations.';
    case 'humans-only':
      return 'A revealed Cylon does not go to human locations.';
    case 'price':
      return 'It costs skill cards, and you do not have enough.';
    case 'not-piloting':
      return 'You are not in a viper.';
    case 'too-far':
      return 'A viper flies to a neighbouring area only.';
    case 'absent':
      return `You use a location only where you are, and you are not in ${place}.`;
    case 'damaged':
      return `${place} is damaged and cannot be used.`;
    case 'no-action':
      return `${place} has no action.`;
    case 'requirement':
      return 'What it needs is not there now.';
    case 'spent':
      return 'You have used it up.';
    case 'reaction-only':
      return 'This card is a reaction: you are asked when its moment comes.';
    case 'counts-only':
      return 'This card only counts in skill checks.';
    case 'cylon':
      return 'A revealed Cylon uses no text of skill cards.';
    case 'forbidden':
      return by ? `${nameOfCause(by)} forbids it.` : 'Something in play forbids it.';
    case 'not-asked':
      return `You are asked something else: ${questionText(view, question)}`;
  }
}
