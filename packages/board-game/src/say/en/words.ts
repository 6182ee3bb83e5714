import type { Amount, Who, WhoAll } from '../../effects/types';
import type { Clause, Sayer } from '../clause';
import { boards, inPlace } from './names';

/** The grammar of English, as far as cards need it. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function plural(noun: string): string {
  return noun.endsWith('s') ? noun : `${noun}s`;
}

/** "1 raider", "3 raiders". */
export function count(n: number, noun: string): string {
  return `${n} ${n === 1 ? noun : plural(noun)}`;
}

/** "a, b and c". */
export function listed(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

/** "discard" becomes "discards" after he, she or it. */
export function thirdPerson(verb: string): string {
  const [first, ...rest] = verb.split(' ');
  const changed = /(?:s|x|ch|sh|o)$/.test(first)
    ? `${first}es`
    : /[^aeiou]y$/.test(first)
      ? `${first.slice(0, -1)}ies`
      : `${first}s`;
  return [changed, ...rest].join(' ');
}

interface Subject {
  readonly text: string;
  readonly own: string;
  /** "you" and "they" go with the plain verb. */
  readonly plain: boolean;
}

export function person(say: Sayer, who: Who | WhoAll): Subject {
  if (typeof who !== 'string') {
    if ('each' in who) {
      const all = listed(who.each.map((one) => person(say, one).text));
      return { text: `${all} each`, own: 'their', plain: true };
    }
    const where = 'charactersIn' in who ? inPlace(who.charactersIn) : `on ${boards[who.charactersOn]}`;
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
  if (holds) return n === 1 ? `there is a ${noun} ${where}` : `there are at least ${count(n, noun)} ${where}`;
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

/** Conditions as one: all of them, or any. */
export function together(parts: readonly string[], how: 'all' | 'any'): string {
  if (how === 'all') return parts.join(' and ');
  return parts.join(parts.some((part) => part.includes(' and ')) ? ', or ' : ' or ');
}

export function order(text: string): Clause {
  return { form: 'order', text };
}

export function statement(text: string): Clause {
  return { form: 'statement', text };
}

/** Somebody does something: an order to whoever is addressed, a statement about anybody else. */
export function does(say: Sayer, who: Who | WhoAll, verb: string, rest = ''): Clause {
  return doesAll(say, who, [[verb, rest]]);
}

/** Somebody does several things, each a verb and the rest. */
export function doesAll(say: Sayer, who: Who | WhoAll, acts: readonly (readonly [string, string])[]): Clause {
  const { text, plain } = person(say, who);
  const ordered = who === say.doer;
  const predicate = listed(
    acts.map(([verb, rest]) => {
      const form = plain || ordered ? verb : thirdPerson(verb);
      return rest === '' ? form : `${form} ${rest}`;
    }),
  );
  if (ordered) return order(predicate);
  return { form: 'statement', text: `${text} ${predicate}`, subject: String(who), predicate };
}

/** The same, for what needs a sentence of its own. */
export function whole(clause: Clause): Clause {
  return { ...clause, form: 'whole' };
}

/** "1st", "2nd". */
export function ordinal(n: number): string {
  return `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;
}

/** "once", "twice", "3 times". */
export function times(n: number): string {
  return n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`;
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

/** A clause that begins with "then" where it follows another. */
function linked(before: Clause, next: Clause): string {
  if (next.subject !== undefined && next.subject === before.names && next.predicate !== undefined)
    return `, who ${next.predicate}`;
  if (before.subject !== undefined && next.subject === before.subject && next.form === 'statement')
    return `, then ${next.predicate}`;
  const apart = before.form === 'whole' || next.form === 'whole';
  const turn = before.form === 'statement' && next.form === 'order';
  return apart || turn ? `; then ${next.text}` : `, then ${next.text}`;
}

/** "lose 1 fuel" and "lose 1 food" are said together. */
function merged(clauses: readonly Clause[]): Clause[] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const last = groups[groups.length - 1];
    if (last && clause.verb !== undefined && last[0].verb === clause.verb) last.push(clause);
    else groups.push([clause]);
  }
  return groups.map((group) =>
    group.length === 1 ? group[0] : order(`${group[0].verb} ${listed(group.map((c) => c.object ?? ''))}`),
  );
}

export function join(clauses: readonly Clause[]): string {
  const parts = merged(clauses);
  return parts.map((clause, i) => (i === 0 ? clause.text : linked(parts[i - 1], clause))).join('');
}

export function sentences(clauses: readonly Clause[]): string {
  const parts = merged(clauses);
  let text = '';
  for (const [i, clause] of parts.entries()) {
    if (i === 0) {
      text = capital(clause.text);
      continue;
    }
    const link = linked(parts[i - 1], clause);
    if (!link.startsWith(';')) text += link;
    else if (clause.timed) text += `. ${capital(clause.text)}`;
    else text += `. ${clause.text.startsWith('if ') ? 'Then, ' : 'Then '}${clause.text}`;
  }
  return text === '' ? '' : ended(text);
}

export function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
