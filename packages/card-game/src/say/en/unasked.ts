import type { OptionText } from '@ragtag/kernel';
import type { View } from '../../door/view';

/** What players may do although nobody asks them. */
const words: Readonly<Record<string, OptionText>> = {
  concede: { label: 'Concede', whatHappens: 'You leave the game and have lost; the others go on.' },
  'offer-draw': {
    label: 'Offer a draw',
    whatHappens: 'If all offer one in the same turn, the game is a tie.',
  },
  'withdraw-draw': { label: 'Take back the offer of a draw' },
};

export function unasked(name: string, { draw }: View): OptionText {
  const said = words[name] ?? { label: name };
  return name === 'offer-draw' && draw.length > 0 ? { ...said, label: 'Agree to a draw' } : said;
}
