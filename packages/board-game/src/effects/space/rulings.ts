import { standing } from '../../say/en/rulings';
import { count, listed, person, statement } from '../../say/en/words';
import type { RulingFamily } from '../ruling-face';

/** What is ruled of ships. */

declare module '../names' {
  interface Rulings {
    'hit-result': 'name';
    'may-attack': 'permission';
    'viper-cost': 'number';
    'launch-count': 'number';
    'move-range': 'number';
    'civilians-scouted': 'number';
    'stays-at-jump': 'flag';
    'activation-icons': 'own';
    'cylon-ships-act': 'permission';
    brittle: 'flag';
    'token-for-last-hit': 'flag';
  }
}

export const spaceRulings = {
  'cylon-ships-act': {
    en: (m, say) => standing('no Cylon ship is launched or activated', m, say),
    weigh: () => 1.2,
  },
  brittle: {
    en: (m, say) =>
      standing(
        `a viper with ${person(say, 'you').text} on board that is damaged is destroyed instead`,
        m,
        say,
      ),
  },
  'token-for-last-hit': {
    en: (m, say) => standing('a damage token is drawn for a basestar even where it is destroyed', m, say),
  },
  'hit-result': {
    en: (m, say) => standing(`the ship is ${m.set} instead`, m, say),
  },
  'may-attack': {
    en: () => statement('this basestar does not attack'),
  },
  'viper-cost': {
    en: (m, say) => standing(`to activate a viper, first discard ${count(m.add ?? 0, 'skill card')}`, m, say),
  },
  'launch-count': {
    en(m, say) {
      if (say.voice === 'piece') return statement('this basestar launches nothing');
      return statement(
        `whenever basestars launch raiders or heavy raiders, each launches ${m.add} more of that kind`,
      );
    },
  },
  'move-range': {
    en(m, say) {
      const far = m.set ?? m.atLeast;
      const { if: only, ...rest } = m;
      const civilians = only?.is === 'event' && only.among.includes('civilian');
      if (civilians) return standing('civilian ships that are looked at may be moved to any area', rest, say);
      return standing(`vipers move up to ${far} areas`, m, say);
    },
  },
  'civilians-scouted': {
    en: (m, say) => standing('all civilian ships in space may be looked at', m, say),
  },
  'stays-at-jump': {
    en: (m, say) => standing('the ship stays in space when the fleet jumps', m, say),
  },
  'activation-icons': {
    en: (m, say) =>
      standing(
        m.icons && m.icons.length > 0 ? `the icons are ${listed(m.icons)} instead` : 'the icons are ignored',
        m,
        say,
      ),
  },
} satisfies RulingFamily;
