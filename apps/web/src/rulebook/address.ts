import {
  type Conflict,
  derivedFlags,
  formatQuery,
  optionModel,
  parseSelection,
  type Selection,
} from '@ragtag/board-game';

import { decoded } from './decoded';
import { type BookPlace, bookHref } from './href';
import { rulebook as words } from './words';

/** What an address of the rulebook asks for. */
export interface Asked {
  /** The options it names; null if it names none. */
  readonly selection: Selection | null;
  /** A rule, section or example to open. */
  readonly rule: string | null;
  /** The table that the book was opened from. */
  readonly table: string | null;
  /** What could not be read, in words. */
  readonly problems: readonly string[];
}

/** Nothing but a table of ours: a link must not lead readers elsewhere. */
export const isTable = (text: string) => /^\/(?:game|table)\/[\w-]+$/.test(text);

/** What sharing services hang on to links, and readers never wrote. */
const isTracker = (key: string) => /^(utm_\w+|fbclid|gclid|msclkid|igshid)$/.test(key);

/** Reads `?pegasus&exodus&newcaprica`, `?players=5&table=/game/a1`, `?rule=jump.ftl.roll`. */
export function readAddress(search: string): Asked {
  const asked = { rule: null as string | null, table: null as string | null };
  const problems: string[] = [];
  const named: Selection[] = [];
  for (const token of search.replace(/^\?/, '').split('&').filter(Boolean)) {
    const [key, value = ''] = token.split('=').map(decoded);
    if (key === 'rule') asked.rule = value;
    else if (key === 'table') asked.table = isTable(value) ? value : null;
    else if (!isTracker(key)) {
      const parsed = parseSelection(decoded(token).toLowerCase());
      if (parsed.ok) named.push(parsed.selection);
      else problems.push(...parsed.conflicts.map(problemWords));
    }
  }
  const selection: Selection | null = named.length > 0 ? Object.assign({}, ...named) : null;
  return { selection, ...asked, problems };
}

const known = new Set<string>([
  'players',
  'discreet',
  ...optionModel.map(({ id }) => id),
  ...Object.keys(derivedFlags),
]);

/** The options that there are stand beside the book, and need not be listed. */
function problemWords({ option, because }: Conflict): string {
  return known.has(option) ? because : words.noOption(option);
}

/** The address to give to others: it names the base game too, where others would read their own options. */
export function shareHref(selection: Selection, place?: BookPlace): string {
  return bookHref(formatQuery(selection) || '?kobol', place);
}

/** The address of the book for some options, opened at a rule. */
export function rulebookHref(selection: Selection, place?: BookPlace): string {
  return bookHref(formatQuery(selection), place);
}
