import type { Cause } from '../effects/types';
import { isPlace, place, resources, skills } from '../say/en/names';
import { because, tells, whom } from '../say/en/telling';
import type { Seat } from '../terms';
import type { FactFamily } from './face';

/** What is chosen. */

declare module '../facts' {
  interface Facts {
    'box-chosen': { seat: Seat; box: string };
    'effect-chosen': { seat: Seat; option: string; cause?: Cause };
    'player-chosen': { seat: Seat; player: Seat; as: string };
    ignored: { seat: Seat; cause: Cause };
  }
}

/** What was chosen, where its name alone does not tell. */
const choices: Readonly<Partial<Record<string, string>>> = {
  lower: 'a lower difficulty',
  raise: 'a higher difficulty',
  pass: 'that the check passes',
  fail: 'that the check fails',
  crisis: 'the Crisis deck',
  destination: 'the Destination deck',
  'super-crisis': 'a Super Crisis card',
  'move-and-action': 'a move and an action',
  'draw-another': 'to draw another card',
  play: 'to play a card',
  resign: 'to resign',
  location: 'a location',
  president: 'the President',
  admiral: 'the Admiral',
  centurion: 'a centurion',
  'heavy-raider': 'a heavy raider',
  ...skills,
  ...resources,
};

const chosen = (option: string): string =>
  choices[option] ?? (isPlace(option) ? place(option) : option.replaceAll('-', ' '));

/** Choices that other verbs tell better. */
const decisions: Readonly<Partial<Record<string, readonly [verb: string, what: string]>>> = {
  yes: ['say', 'yes'],
  no: ['say', 'no'],
  top: ['leave', 'the card on top of its deck'],
  bottom: ['put', 'the card at the bottom of its deck'],
};

export const choiceFacts = {
  'box-chosen': {
    fields: { seat: 'seat', box: 'option' },
    en: (f, tell) =>
      tells(
        tell,
        f.seat,
        'choose',
        f.box === 'top' || f.box === 'bottom' ? `the ${f.box} box` : chosen(f.box),
      ),
  },
  'effect-chosen': {
    fields: { seat: 'seat', option: 'option', cause: 'cause' },
    en(f, tell) {
      const why = f.cause ? because(tell, f.cause) : '';
      return tells(tell, f.seat, ...(decisions[f.option] ?? ['choose', `${chosen(f.option)}${why}`]));
    },
  },
  'player-chosen': {
    fields: { seat: 'seat', player: 'seat', as: 'text' },
    en: (f, tell) =>
      tells(
        tell,
        f.seat,
        'choose',
        f.player === f.seat ? (f.seat === tell.you ? 'yourself' : 'themselves') : whom(tell, f.player),
      ),
  },
  ignored: {
    fields: { seat: 'seat', cause: 'cause' },
    en: (f, tell) => tells(tell, f.seat, 'ignore', tell.cause(f.cause) ?? 'it'),
  },
} satisfies FactFamily;
