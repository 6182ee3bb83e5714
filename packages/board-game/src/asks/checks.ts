import { about, skillCard } from '../say/en/asking';
import { skills } from '../say/en/names';
import type { Teller } from '../say/language';
import { checkIn } from '../table/check-in-view';
import type { AskFamily } from './face';
import { inHand, nowhere } from './points';

/** What the check in front of the reader needs. */
function check(tell: Teller): string {
  const open = tell.view && checkIn(tell.view);
  if (!open) return '';
  const types = open.counting.map((s) => (Object.hasOwn(skills, s) ? skills[s as keyof typeof skills] : s));
  const partial = open.partial === null ? '' : `, ${open.partial} for a partial pass`;
  return ` (${types.join(', ')}; difficulty ${open.difficulty}${partial})`;
}

/** Skill checks. */
export const checkAsks = {
  'add-to-check': {
    en: {
      ask: (q, tell) =>
        about(tell, `Add ${q.max === 1 ? 'up to 1 card' : 'cards'} to the check${check(tell)}.`),
      option: skillCard,
    },
    points: inHand,
    hand: true,
  },
  'add-more': {
    en: {
      ask: (_q, tell) => about(tell, `Add further cards to the check${check(tell)}.`),
      option: skillCard,
    },
    points: inHand,
    hand: true,
  },
  'lay-open': {
    en: {
      ask: (q) => `Choose ${q.min === 1 ? 'the card' : `${q.min} cards`} of yours that will lie open.`,
      option: skillCard,
    },
    points: nowhere,
  },
  'pick-from-check': {
    en: {
      ask: (q) =>
        q.min === 0 ? 'Pick cards out of the check, if you like.' : 'Pick cards out of the check.',
      option: skillCard,
    },
    points: nowhere,
  },
  'next-ability': {
    en: {
      ask: () => 'Choose the skill check ability that is resolved next.',
      option: ({ id }, tell) => tell.card('skill', id),
    },
    points: nowhere,
  },
} satisfies AskFamily;
