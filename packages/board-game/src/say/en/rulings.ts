import type { Modifier } from '../../effects/types';
import type { Clause, Sayer } from '../clause';
import { person, statement } from './words';

/** What is changed while something is in play. A statement, followed by its condition if it has one. */

export function standing(text: string, m: Modifier, say: Sayer, when: 'if' | 'while' = 'if'): Clause {
  return statement(m.if ? `${text} ${when} ${say.condition(m.if)}` : text);
}

export function changeRoll(add: number): string {
  return add < 0 ? `subtract ${-add} from the roll` : `add ${add} to the roll`;
}

/** "the hand limit is 8", "... is 2 higher", "... is at most 1". */
export function numberIs(what: string) {
  return (m: Modifier, say: Sayer): Clause => {
    if (typeof m.set === 'number') return standing(`${what} is ${m.set}`, m, say);
    if (m.atMost !== undefined) return standing(`${what} is at most ${m.atMost}`, m, say);
    const add = m.add ?? 0;
    return standing(`${what} is ${Math.abs(add)} ${add < 0 ? 'lower' : 'higher'}`, m, say);
  };
}

/** A reason against: for everybody where the card lies in play for all, else for "you". */
export function mayNot(say: Sayer, m: Modifier, what: string): Clause {
  const who = say.voice === 'all' ? 'nobody may' : `${person(say, 'you').text} may not`;
  return standing(`${who} ${what}`, m, say, 'while');
}
