import type { Clause } from './clause';
import type { Grammar } from './language';

/** The grammar of English, as far as cards and logs of any game need it. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
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
  if (first === 'have') return ['has', ...rest].join(' ');
  const changed = /(?:s|x|ch|sh|o)$/.test(first)
    ? `${first}es`
    : /[^aeiou]y$/.test(first)
      ? `${first.slice(0, -1)}ies`
      : `${first}s`;
  return [changed, ...rest].join(' ');
}

/** "a raptor", "an alert unit", "another unit". */
export function withArticle(words: string): string {
  if (words.startsWith('other ')) return `an${words}`;
  return `${/^(?:[aeio]|u(?!ni))/i.test(words) ? 'an' : 'a'} ${words}`;
}

export function order(text: string): Clause {
  return { form: 'order', text };
}

export function statement(text: string): Clause {
  return { form: 'statement', text };
}

/** The same, for what needs a sentence of its own. */
export function whole(clause: Clause): Clause {
  return { ...clause, form: 'whole' };
}

/** Who does something. */
export interface Subject {
  readonly text: string;
  /** "you" and "they" go with the plain verb. */
  readonly plain: boolean;
}

/**
 * Somebody does things, each a verb and the rest: an order to whoever is addressed, a statement about anybody else, which
 * the next clause may go on with by `who` it is about.
 */
export function acting(
  who: string,
  { text, plain }: Subject,
  isAddressed: boolean,
  ...acts: readonly (readonly [verb: string, rest: string])[]
): Clause {
  const predicate = listed(
    acts.map(([verb, rest]) => {
      const form = plain || isAddressed ? verb : thirdPerson(verb);
      return rest === '' ? form : `${form} ${rest}`;
    }),
  );
  if (isAddressed) return order(predicate);
  return { form: 'statement', text: `${text} ${predicate}`, subject: who, predicate };
}

/** "1st", "2nd". */
export function ordinal(n: number): string {
  return `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;
}

/** "once", "twice", "3 times". */
export function times(n: number): string {
  return n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`;
}

/** Conditions as one: all of them, or any. */
export function together(parts: readonly string[], how: 'all' | 'any'): string {
  if (how === 'all') return parts.join(' and ');
  return parts.join(parts.some((part) => part.includes(' and ')) ? ', or ' : ' or ');
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

const isSameVerb = (before: Clause, next: Clause): boolean =>
  next.verb !== undefined && before.verb === next.verb;

/** "it" is what was named before. */
const isHadAsLong = ({ has: before }: Clause, { has: next }: Clause): boolean =>
  before !== undefined && next?.what === 'it' && before.lasts === next.lasts;

/** "lose 1 fuel" and "lose 1 food" are said together, and so are "has 1 power" and "it has Scramble". */
function merged(clauses: readonly Clause[]): Clause[] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const last = groups[groups.length - 1];
    if (last && (isSameVerb(last[0], clause) || isHadAsLong(last[0], clause))) last.push(clause);
    else groups.push([clause]);
  }
  return groups.map((group) => {
    const [{ has, verb }] = group;
    if (group.length === 1) return group[0];
    if (has) return statement(`${has.what} has ${listed(group.map((c) => c.has?.thing ?? ''))}${has.lasts}`);
    return order(`${verb} ${listed(group.map((c) => c.object ?? ''))}`);
  });
}

export const englishGrammar: Grammar = { join, sentences, together };
