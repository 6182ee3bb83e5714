import { skills as skillNames } from '../../say/en/names';
import { changeRoll, mayNot, numberIs, standing } from '../../say/en/rulings';
import { change, listed, order, person } from '../../say/en/words';
import type { RulingFamily } from '../ruling-face';
import type { Modifier } from '../types';

/** What is ruled of skill checks and dice. */

declare module '../names' {
  interface Rulings {
    'check-difficulty': 'number';
    'card-value': 'own';
    'check-total': 'own';
    'destiny-cards': 'number';
    faceup: 'flag';
    'faceup-cards': 'number';
    contribution: 'number';
    'check-abilities': 'permission';
    reckless: 'flag';
    'roll-result': 'number';
  }
}

function valuedCards(m: Modifier): string {
  const { skill, strength } = m.cards ?? {};
  const cards =
    skill === undefined
      ? 'cards'
      : Object.hasOwn(skillNames, skill)
        ? `${skillNames[skill as keyof typeof skillNames]} cards`
        : 'cards of that type';
  return strength === undefined ? cards : `${cards} of strength ${strength}`;
}

const values = { zero: 'as strength 0', positive: 'as positive', double: 'double' } as const;

function valued(m: Modifier): string {
  return `${valuedCards(m)} count ${values[m.value ?? 'positive']}`;
}

export const checkRulings = {
  'check-difficulty': {
    en: (m, say, until) =>
      until === 'this-check'
        ? order(change(m.add ?? 0, 'its difficulty'))
        : numberIs('the difficulty of a skill check')(m, say),
    weigh: (_values, m) => -0.35 * (m.add ?? 0),
  },
  'card-value': {
    en: (m, say, until) =>
      until === 'this-check' ? order(`make ${valued(m)} in this check`) : standing(valued(m), m, say),
    weigh: (_values, m) => (m.value === 'positive' ? 0.5 : 0),
  },
  'check-total': {
    en(m, say) {
      const each = m.cards ? ` for each of the ${valuedCards(m)}` : '';
      return standing(
        `the total of the check is ${Math.abs(m.add ?? 0)} ${(m.add ?? 0) < 0 ? 'lower' : 'higher'}${each}`,
        m,
        say,
      );
    },
  },
  'destiny-cards': {
    en: numberIs('the number of Destiny cards'),
  },
  faceup: {
    en: (m, say, until) =>
      until === 'this-check'
        ? order(
            m.if
              ? 'have all its cards but those of Destiny added face up'
              : 'have all its cards added face up',
          )
        : standing('cards are added to skill checks face up', m, say),
    weigh: (values) => values.look * 0.4,
  },
  'faceup-cards': {
    en: (m, say) =>
      standing(`${m.set ?? m.add ?? 1} of the cards that ${person(say, 'you').text} add lies open`, m, say),
  },
  contribution: {
    en: (m, say) => {
      if (m.never) return mayNot(say, m, `add exactly ${listed(m.never.map(String), 'or')} to a skill check`);
      if (typeof m.set === 'number')
        return standing(`${person(say, 'you').text} may add up to ${m.set} cards to a skill check`, m, say);
      return mayNot(say, m, `add more than ${m.atMost} card${m.atMost === 1 ? '' : 's'} to a skill check`);
    },
  },
  'check-abilities': {
    en: (m, say) => standing('skill check abilities are not resolved', m, say),
  },
  reckless: {
    en: (m, say) => standing(`the check is ${m.set === false ? 'never ' : ''}reckless`, m, say),
  },
  'roll-result': {
    en: (m, say, until) =>
      until === 'this-roll' ? order(changeRoll(m.add ?? 0)) : numberIs('the result of a roll')(m, say),
    weigh: (_values, m) => 0.2 * (m.add ?? 0),
  },
} satisfies RulingFamily;
