import { steps } from '../../say/en/names';
import { mayNot, standing } from '../../say/en/rulings';
import { listed, person } from '../../say/en/words';
import type { RulingFamily } from '../ruling-face';

/** What is ruled of turns. */

declare module '../names' {
  interface Rulings {
    'may-act': 'permission';
    'action-count': 'number';
    'step-happens': 'permission';
    'once-per-game': 'name';
    'skills-forgone': 'number';
    wins: 'flag';
  }
}

export const turnRulings = {
  'may-act': {
    en: (m, say) => mayNot(say, m, 'take actions'),
  },
  'action-count': {
    en: (m, say) =>
      standing(`${person(say, 'you').text} may take ${m.set} actions in the Action step`, m, say),
  },
  'step-happens': {
    en(m, say, until) {
      const mine = say.voice === 'reader' && m.steps?.length === 1 && m.steps[0] === 'crisis';
      if (mine) return standing('you draw no Crisis card on your turn', m, say);
      const left = listed(
        (m.steps ?? []).map((s) => steps[s] ?? s),
        'or',
      );
      return standing(`there is no ${left}${until === 'this-turn' ? ' in this turn' : ''}`, m, say);
    },
  },
  'once-per-game': {
    en: (m, say) => standing(`each use of a once-per-game ability costs 1 ${m.set} token instead`, m, say),
  },
  'skills-forgone': {
    en: (m, say) => standing(`whoever receives skill cards forgoes ${m.set} of them`, m, say),
  },
  wins: {
    en(m, say) {
      const { text, plain } = person(say, 'you');
      const wins = plain ? 'win' : 'wins';
      const not = plain ? 'do not win' : 'does not win';
      return standing(`${text} ${m.set ? wins : not}, whichever side does`, m, say);
    },
  },
} satisfies RulingFamily;
