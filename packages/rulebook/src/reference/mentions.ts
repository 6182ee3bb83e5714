import type { Rulebook } from '../model.ts';
import { entriesOf } from '../search/entries.ts';
import type { Component } from './component.ts';

/** A passage or example that speaks of a component. */
export interface Mention {
  readonly id: string;
  readonly text: string;
}

const most = 18;
/** Where the rules of a single component are told. */
const ownSections = /^(?:locations|characters|cards|skill-check\.location)\./;

/** Finds what a book says about components, by their names. */
export function mentionsIn(
  book: Rulebook,
  components: readonly Component[],
): (of: Component) => readonly Mention[] {
  const texts = new Map<string, string>();
  for (const { id, kind, text } of entriesOf(book)) {
    // Lists of everybody say nothing about anybody.
    if ((kind !== 'rule' && kind !== 'example') || id.startsWith('titles.succession.')) continue;
    const before = texts.get(id);
    texts.set(id, before === undefined ? text : `${before} ${text}`);
  }
  const told = [...texts].map(([id, text]) => ({
    id,
    text,
    named: `${book.examples[id]?.title ?? ''} ${text}`,
  }));
  const lastNames = new Map<string, number>();
  for (const { deck, name } of components) {
    if (deck !== 'character') continue;
    const last = lastWord(name);
    lastNames.set(last, (lastNames.get(last) ?? 0) + 1);
  }
  return (component) => {
    const pattern = patternFor(component, (last) => lastNames.get(last) === 1);
    const { id: slug } = component;
    const about = ({ id }: Mention) => (isOf(slug, id) ? (ownSections.test(id) ? 0 : 1) : 2);
    return told
      .filter(({ id, named }) => pattern.test(named) || isOf(slug, id))
      .sort((a, b) => about(a) - about(b))
      .slice(0, most)
      .map(({ id, text }) => ({ id, text }));
  };
}

/** Whether a rule is called after a component, such as `crisis.food-shortage`. */
const isOf = (slug: string, rule: string) => rule.split('.').includes(slug);
const lastWord = (name: string) => plain(name).split(' ').at(-1) ?? name;
const plain = (name: string) => name.replace(/\s*\(.*\)$/, '').replace(/"[^"]*"\s*/g, '');

/** A person also goes by a nickname, and by a family name that nobody else has. */
function patternFor({ deck, name }: Component, isOnly: (last: string) => boolean): RegExp {
  const names = [plain(name)];
  if (deck === 'character') {
    const nick = /"([^"]+)"/.exec(name)?.[1];
    if (nick) names.push(nick);
    if (isOnly(lastWord(name))) names.push(lastWord(name));
  }
  const either = names.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`\\b(?:${either})(?:s|'s)?\\b`, deck === 'tokens' ? 'i' : '');
}
