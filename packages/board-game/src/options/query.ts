import type { FlagValue } from '@ragtag/kernel/options';
import { derivedFlags } from './derived';
import type { Options } from './model';
import { usual } from './usual';

/** Options in an address. Apart from the option model, which is no small thing to load for a link. */

/** One option as a word of a query; an ending stands by its own name. */
export function wordOf(id: string, value: FlagValue): string {
  if (value === true) return id;
  return id === 'ending' ? String(value) : `${id}=${value}`;
}

export function asQuery(words: readonly string[]): string {
  return words.length > 0 ? `?${words.join('&')}` : '';
}

/** What goes without saying: what follows from other options, what is at its default, and manners of a table. */
function isLeftOut(id: string, value: FlagValue): boolean {
  return (
    value === false ||
    id === 'discreet' ||
    Object.hasOwn(derivedFlags, id) ||
    (usual as Readonly<Record<string, FlagValue>>)[id] === value
  );
}

/** The rules by which a game is played, as a query for an address of the rulebook. */
export function queryOf(options: Options): string {
  const told = Object.entries(options).filter(([id, value]) => !isLeftOut(id, value));
  return asQuery(told.map(([id, value]) => wordOf(id, value)));
}
