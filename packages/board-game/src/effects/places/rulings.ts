import type { Sayer } from '../../say/clause';
import { inPlace, place } from '../../say/en/names';
import { priceWords } from '../../say/en/prices';
import { mayNot, numberIs, standing } from '../../say/en/rulings';
import { count, listed, person } from '../../say/en/words';
import type { RulingFamily } from '../ruling-face';
import type { Modifier } from '../types';

/** What is ruled of locations and moves. */

declare module '../names' {
  interface Rulings {
    'may-activate': 'permission';
    'may-move': 'permission';
    'legal-target': 'own';
    'activation-cost': 'number';
    'move-cost': 'number';
    'sent-to': 'name';
    'leaving-cost': 'price';
  }
}

/** Skill cards are a number that things in play add to; anything else is a price. */
const paying = ({ price, add = 0 }: Modifier, say: Sayer) =>
  `first discard ${price ? priceWords(price, say) : count(add, 'skill card')}`;

export const placeRulings = {
  'leaving-cost': {
    en: (m, say) => standing(`to move, ${paying(m, say)}`, m, say),
  },
  'may-activate': {
    en: (m, say) =>
      mayNot(say, m, `activate ${m.locations ? listed(m.locations.map(place), 'or') : 'a location'}`),
  },
  'may-move': {
    en: (m, say) => mayNot(say, m, m.locations ? `move to ${listed(m.locations.map(place), 'or')}` : 'move'),
  },
  'legal-target': {
    en: (m, say) =>
      standing(
        `nobody but ${person(say, m.only ?? 'you').text} may be chosen ${listed((m.locations ?? []).map(inPlace), 'or')}`,
        m,
        say,
        'while',
      ),
  },
  'activation-cost': {
    en(m, say) {
      const which = m.locations ? listed(m.locations.map(place), 'or') : 'a location';
      return standing(`to activate ${which}, ${paying(m, say)}`, m, say);
    },
  },
  'move-cost': {
    en: numberIs('the price of a move in skill cards'),
  },
  'sent-to': {
    en: (m, say) =>
      standing(
        `whoever would go to ${listed((m.locations ?? []).map(place), 'or')} goes to ${place(String(m.set))} instead`,
        m,
        say,
      ),
  },
} satisfies RulingFamily;
