import type { PlayerFilter, Who } from '../../effects/condition-types';
import { filters } from '../../effects/people/filters';

/** Players that fit a choice. */

/** "another human player other than the Admiral". Where somebody can be sent is a rule and goes without saying. */
export function anyPlayer(filter: readonly PlayerFilter[], by?: Who): string {
  const self = by === 'admiral' ? 'not-admiral' : by === 'president' ? 'not-president' : undefined;
  const other = filter.includes('another') || (self !== undefined && filter.includes(self));
  const human = filter.includes('human') ? 'human ' : filter.includes('cylon') ? 'Cylon ' : '';
  const rest = filter.filter((f) => f !== self).flatMap((f) => (filters[f].en === '' ? [] : [filters[f].en]));
  // "who is a pilot and not in the Brig"
  const said = rest.map((each, i) =>
    rest[i - 1]?.startsWith('who is ') ? each.replace(/^who is /, 'and ') : each,
  );
  return [`${other ? 'another' : 'a'} ${human}player`, ...said].join(' ');
}

/** "each other human player on Galactica". */
export function eachPlayer(filter: readonly PlayerFilter[]): string {
  return anyPlayer(filter)
    .replace(/^another/, 'each other')
    .replace(/^a /, 'each ');
}
