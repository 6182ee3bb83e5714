import type { Options, Table } from '@ragtag/board-game';

/**
 * What is left of how some kinds of games turn out for one number of players, beyond the sum of what boxes, endings and
 * numbers of players do by themselves, as a logarithm of odds. Moved by how often the humans won such games.
 */
const leftOver: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  base: { 6: 0.1 },
  pegasus: { 5: -0.3, 6: -0.2 },
  'pegasus, leader': { 4: 0.3, 5: 0.3, 7: 0.3 },
  'pegasus, newcaprica': { 3: 0.2, 5: 0.1 },
  exodus: { 3: 0.9, 4: 0.8 },
  'exodus, goals': { 5: -0.4 },
  'exodus, ioniannebula, fleet, goals': { 4: -0.6, 5: 0.3 },
  'daybreak, leader': { 4: -0.45, 5: 0.4, 6: -0.4 },
  'daybreak, searchforhome': { 3: -0.9, 4: -0.4, 5: -0.3 },
  'pegasus, exodus, daybreak, fleet, goals': { 4: 0.1 },
  'pegasus, exodus, daybreak, leader, fleet, goals': { 4: -0.8, 6: -0.85 },
};

/** By what is in play that changes a game most. */
function kindOf(options: Options): string {
  const { pegasus, exodus, daybreak, cylonleader, ending, cylonfleet, personalgoal } = options;
  const named = [
    pegasus && 'pegasus',
    exodus && 'exodus',
    daybreak && 'daybreak',
    cylonleader && 'leader',
    ending !== 'kobol' && ending,
    cylonfleet && 'fleet',
    personalgoal && 'goals',
  ];
  return named.filter((each) => each !== false).join(', ') || 'base';
}

/** Bots ask at every answer, always of the same few games. */
const kinds = new WeakMap<Options, string>();

export function leftOverOf({ options, players }: Pick<Table, 'options' | 'players'>): number {
  let kind = kinds.get(options);
  if (kind === undefined) {
    kind = kindOf(options);
    kinds.set(options, kind);
  }
  return leftOver[kind]?.[players.length] ?? 0;
}
