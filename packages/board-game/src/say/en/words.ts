import { acting, count, listed, type Subject as Person, withArticle } from '@ragtag/kernel/say';
import type { Amount, Who, WhoAll } from '../../effects/types';
import type { Clause, Sayer } from '../clause';
import { boards, inPlace } from './names';
import { eachPlayer } from './players';

export {
  capital,
  count,
  ended,
  join,
  listed,
  order,
  ordinal,
  plural,
  sentences,
  statement,
  thirdPerson,
  times,
  together,
  uncapital,
  whole,
} from '@ragtag/kernel/say';

/** The grammar of English, as far as the cards of this game need it. */

interface Subject extends Person {
  readonly own: string;
}

/** In a place, or where the event that is being answered takes place. */
const whereIn = (location: string) => (location.startsWith('event.') ? 'there' : inPlace(location));

export function person(say: Sayer, who: Who | WhoAll): Subject {
  if (typeof who !== 'string') {
    if ('each' in who) {
      const all = listed(who.each.map((one) => person(say, one).text));
      return { text: `${all} each`, own: 'their', plain: true };
    }
    if ('players' in who) return { text: eachPlayer(who.players), own: 'their', plain: false };
    const where = 'charactersIn' in who ? whereIn(who.charactersIn) : boards[who.charactersOn].aboard;
    return { text: `all characters ${where}`, own: 'their', plain: true };
  }
  switch (who) {
    case 'you':
      if (say.voice === 'reader') return { text: 'you', own: 'your', plain: true };
      if (say.voice === 'holder') return { text: 'the holder', own: "the holder's", plain: false };
      return person(say, 'current');
    case 'current':
      return { text: 'the current player', own: "the current player's", plain: false };
    case 'president':
      return { text: 'the President', own: "the President's", plain: false };
    case 'admiral':
      return { text: 'the Admiral', own: "the Admiral's", plain: false };
    case 'cag':
      return { text: 'the CAG', own: "the CAG's", plain: false };
    case 'each-player':
      return { text: 'each player', own: 'their', plain: false };
    default:
      return { text: 'that player', own: "that player's", plain: false };
  }
}

/** "your viper", "that player's viper"; of the one who is addressed: "their viper". */
export function own(say: Sayer, who: Who): string {
  return who === say.doer && who !== 'you' ? 'their' : person(say, who).own;
}

/** "you are in the Brig", "the President is not in the Brig". */
export function be(say: Sayer, who: Who, holds: boolean, rest: string): string {
  const { text, plain } = person(say, who);
  return `${text} ${plain ? 'are' : 'is'} ${holds ? '' : 'not '}${rest}`;
}

/** "there is at least 1 raptor in the Reserves". */
export function thereAre(n: number, noun: string, where: string, holds: boolean): string {
  if (holds)
    return n === 1
      ? `there is ${withArticle(noun)} ${where}`
      : `there are at least ${count(n, noun)} ${where}`;
  return n === 1 ? `there is no ${noun} ${where}` : `there are fewer than ${count(n, noun)} ${where}`;
}

/** "you hold a skill card", "the Admiral does not hold a nuke". */
export function has(say: Sayer, who: Who, what: string, holds: boolean): string {
  const { text, plain } = person(say, who);
  if (holds) return `${text} ${plain ? 'hold' : 'holds'} ${what}`;
  return `${text} ${plain ? 'do' : 'does'} not hold ${what}`;
}

/** "a raptor", "at least 2 raptors". */
export const some = (n: number, noun: string): string =>
  n === 1 ? `a ${noun}` : `at least ${count(n, noun)}`;

/** Somebody does something: an order to whoever is addressed, a statement about anybody else. */
export function does(say: Sayer, who: Who | WhoAll, verb: string, rest = ''): Clause {
  return doesAll(say, who, [[verb, rest]]);
}

/** Somebody does several things, each a verb and the rest. */
export function doesAll(say: Sayer, who: Who | WhoAll, acts: readonly (readonly [string, string])[]): Clause {
  return acting(String(who), person(say, who), who === say.doer, ...acts);
}

export function amount(n: Amount, noun: string): string {
  if (typeof n === 'number') return `${n} ${noun}`;
  if ('trackSpace' in n) return `the ${noun} shown on the fleet's space of the Jump track`;
  return `that much ${noun}`;
}

/** "+2", "-2" as a change in words. */
export function change(n: number, what: string): string {
  return `${n < 0 ? 'lower' : 'raise'} ${what} by ${Math.abs(n)}`;
}
