import { mayNot, numberIs, standing } from '../../say/en/rulings';
import { count, own, person, statement } from '../../say/en/words';
import type { RulingFamily } from '../ruling-face';

/** What is ruled of Mutiny cards and tokens. */

declare module '../names' {
  interface Rulings {
    'mutiny-limit': 'number';
    'mutiny-draw': 'own';
    'mutiny-at-start': 'number';
    'token-limit': 'number';
    'may-reveal': 'permission';
  }
}

export const mutinyRulings = {
  'mutiny-limit': {
    en: (m, say) =>
      standing(`${person(say, 'you').text} may hold ${count(Number(m.set), 'Mutiny card')}`, m, say),
  },
  'mutiny-draw': {
    en: (m, say) =>
      standing(
        `whenever a player is to draw a Mutiny card, ${person(say, 'you').text} look at the top ${m.draw} instead, give that player 1 of them and put the other under the deck`,
        m,
        say,
      ),
  },
  'mutiny-at-start': {
    en: (m) => statement(`you begin with ${count(Number(m.set), 'Mutiny card')}`),
  },
  'token-limit': {
    en: (m, say) => numberIs(`the limit of ${own(say, 'you')} miracle tokens`)(m, say),
  },
  'may-reveal': {
    en: (m, say) => mayNot(say, m, 'use the action of a You Are a Cylon card'),
  },
} satisfies RulingFamily;
