import { mayNot, numberIs, standing } from '../../say/en/rulings';
import { own, person } from '../../say/en/words';
import type { RulingFamily } from '../ruling-face';

/** What is ruled of cards. */

declare module '../names' {
  interface Rulings {
    'may-use-card': 'permission';
    'card-action-cost': 'number';
    'receive-skills': 'number';
    'hand-limit': 'number';
    'quorum-limit': 'number';
    'discard-count': 'number';
    'discard-how': 'own';
    'crisis-draw': 'own';
    'box-choices': 'own';
    'peek-depth': 'number';
  }
}

export const cardRulings = {
  'peek-depth': {
    en: (m, say) =>
      standing(
        `${person(say, 'you').text} look at the top ${m.set} cards of a deck instead of 1, and put each on top or under the deck`,
        m,
        say,
      ),
  },
  'may-use-card': {
    en: (m, say) => mayNot(say, m, 'use the text of skill cards'),
  },
  'card-action-cost': {
    en: (m, say) => standing(`to use the action of a skill card, first discard ${m.add} more`, m, say),
  },
  'receive-skills': {
    en(m, say) {
      const { text } = person(say, 'you');
      if (m.add !== undefined)
        return standing(`in the Receive Skills step ${text} draw ${-m.add} skill card fewer`, m, say);
      const drawn = m.atMost === 0 || m.set === 0 ? 'no skill cards' : `only ${m.atMost} skill card`;
      return standing(`in the Receive Skills step ${text} draw ${drawn}`, m, say);
    },
  },
  'hand-limit': {
    en: (m, say) => numberIs(`${own(say, 'you')} hand limit`)(m, say),
  },
  'quorum-limit': {
    en: numberIs('the limit of the Quorum hand'),
  },
  'discard-count': {
    en: (m, say) => numberIs(`the number of cards that ${person(say, 'you').text} must discard`)(m, say),
  },
  'discard-how': {
    en: (m, say) =>
      standing(`when ${person(say, 'you').text} must discard skill cards, they are picked at random`, m, say),
  },
  'crisis-draw': {
    en: (m, say) =>
      standing(
        `when ${person(say, 'you').text} draw a Crisis card, draw ${m.draw} instead, resolve 1 and put the other under the deck`,
        m,
        say,
      ),
  },
  'box-choices': {
    en(m, say) {
      if (m.must)
        return standing(`${person(say, 'you').text} must choose the ${m.must} box of a Crisis card`, m, say);
      const does = m.box?.check ? say.check(m.box.check) : say.inline(m.box?.do ?? []);
      return standing(`${person(say, 'you').text} may choose this box of a Crisis card too: ${does}`, m, say);
    },
  },
} satisfies RulingFamily;
