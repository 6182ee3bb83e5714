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
    'track-end': 'name';
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
  'track-end': {
    en: (m, say) =>
      standing(
        m.set === 'nothing'
          ? 'nothing happens at the end of the Jump track'
          : 'the fleet does not jump at the end of the Jump track',
        m,
        say,
      ),
  },
  'final-jump': {
    en: (m, say) => standing(`the next jump ${m.set ? 'ends' : 'does not end'} the game`, m, say),
  },
} satisfies RulingFamily;
