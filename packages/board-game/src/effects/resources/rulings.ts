import { numberIs, standing } from '../../say/en/rulings';
import { statement } from '../../say/en/words';
import type { RulingFamily } from '../ruling-face';

/** What is ruled of losses and of the jump. */

declare module '../names' {
  interface Rulings {
    'loss-amount': 'number';
    'destination-draw': 'own';
    'jump-icon': 'flag';
    'final-jump': 'flag';
  }
}

export const resourceRulings = {
  'loss-amount': {
    en: numberIs('the loss of a resource'),
  },
  'destination-draw': {
    en: (m) =>
      statement(
        `at the next jump the holder, not the Admiral, draws ${m.draw} Destination cards and picks 1`,
      ),
  },
  'jump-icon': {
    en: (m, say) => standing(`the Crisis card ${m.set ? 'has a' : 'has no'} jump icon`, m, say),
  },
  'final-jump': {
    en: (m, say) => standing(`the next jump ${m.set ? 'ends' : 'does not end'} the game`, m, say),
  },
} satisfies RulingFamily;
