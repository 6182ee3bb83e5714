import type { PlayerFilter, Who } from '../../effects/condition-types';

/** Players that fit a choice. */

const qualities: Readonly<Record<PlayerFilter, string>> = {
  another: '',
  human: '',
  cylon: '',
  admiral: 'who is Admiral',
  president: 'who is President',
  'not-admiral': 'other than the Admiral',
  'not-president': 'other than the President',
  'on-galactica': 'on Galactica',
  'on-the-board': '',
  'in-brig': 'in the Brig',
  'able-to-go-to-brig': '',
  'able-to-go-to-sickbay': '',
  'hidden-loyalty': 'with a hidden Loyalty card',
  'skill-cards': 'who holds skill cards',
};

/** "another human player other than the Admiral". Where somebody can be sent is a rule and goes without saying. */
export function anyPlayer(filter: readonly PlayerFilter[], by?: Who): string {
  const self = by === 'admiral' ? 'not-admiral' : by === 'president' ? 'not-president' : undefined;
  const other = filter.includes('another') || (self !== undefined && filter.includes(self));
  const human = filter.includes('human') ? 'human ' : filter.includes('cylon') ? 'Cylon ' : '';
  const rest = filter.filter((f) => f !== self).flatMap((f) => (qualities[f] === '' ? [] : [qualities[f]]));
  return [`${other ? 'another' : 'a'} ${human}player`, ...rest].join(' ');
}

/** "each other human player on Galactica". */
export function eachPlayer(filter: readonly PlayerFilter[]): string {
  return anyPlayer(filter)
    .replace(/^another/, 'each other')
    .replace(/^a /, 'each ');
}
