import { count, type Resource, type Table } from '@ragtag/board-game';
import { crossroadsToCome } from './way';

/** What the end of the way takes of a dial at one blow, besides what time and jumps wear down. */

/** Civilian ships that are left on New Caprica, before anybody has seen how many come there. */
const leftOnArrival = 2;
/** The share of those on the ground that is brought up in the end, if Galactica is still away. */
const broughtUp = 0.5;
/** Humans who are left behind. */
const executed = 1;

/** Ships that will be left on the ground: a round brings up as many as are prepared, one a turn. rule: newcaprica.after.left-behind */
function shipsLeft({ newCaprica, players }: Table): number {
  if (!newCaprica) return leftOnArrival;
  const { phase } = newCaprica;
  const [locked, prepared] = [count(newCaprica.locked), count(newCaprica.prepared)];
  if (phase !== 'orbit') return (1 - broughtUp) * (locked + prepared);
  return locked + prepared - Math.min(prepared + Math.min(1, locked), players.length);
}

/** Morale that the Crossroads and the trial cost, by those who are executed there. */
const atTheCrossroads = 1;

/** Locations of Galactica that are damaged in the battles over New Caprica and at the Crossroads. */
const inOrbit = 1;
const inTheNebula = 1.2;

/** Damage that Galactica will suffer there beside what a voyage brings. rule: newcaprica.after.battle, crossroads.battle */
export function damageToCome(table: Table): number {
  const { options, newCaprica, newCapricaLeft } = table;
  const orbit = options.newcaprica && !newCapricaLeft && newCaprica?.phase !== 'orbit' ? inOrbit : 0;
  return orbit + (crossroadsToCome(table) ? inTheNebula : 0);
}

/** What will be taken of a dial. */
export function tollOf(table: Table, resource: Resource): number {
  const crossroads = resource === 'morale' && crossroadsToCome(table) ? atTheCrossroads : 0;
  return crossroads + onNewCaprica(table, resource);
}

function onNewCaprica(table: Table, resource: Resource): number {
  if (!table.options.newcaprica || table.newCapricaLeft) return 0;
  if (resource === 'morale') return executed;
  return resource === 'population' ? shipsLeft(table) : 0;
}
