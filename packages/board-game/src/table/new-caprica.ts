import { type BoardName, occupationTrack, pieces } from '../terms';
import { count, type Table } from './table';

/** What lies on New Caprica, and who is cut off there. */

type Settled = Pick<Table, 'newCaprica'>;

/**
 * Whether Galactica and Pegasus have left the humans behind: nothing reaches space, their ships or what is aboard.
 * rule: newcaprica.before.frozen, newcaprica.before.ignored
 */
export function galacticaIsAway({ newCaprica }: Settled): boolean {
  return newCaprica?.phase === 'occupied';
}

/** Whether the Jump Preparation track has served its last time. rule: newcaprica.after.jump-ignored */
export function jumpTrackIsDone({ newCaprica }: Settled): boolean {
  return newCaprica?.phase === 'orbit';
}

/** Occupation forces on the track. */
export function occupationForces({ newCaprica }: Settled): number {
  return newCaprica?.occupation.reduce((n, there) => n + there, 0) ?? 0;
}

/** Occupation forces that could still be placed. rule: newcaprica.rules.of-none */
export function occupationSupply(t: Settled): number {
  return t.newCaprica ? pieces.occupationForces - occupationForces(t) : 0;
}

/** Occupation forces at a location. */
export function occupationAt({ newCaprica }: Settled, location: string | null): number {
  return newCaprica?.occupation[occupationTrack.findIndex((place) => place === location)] ?? 0;
}

/** Civilian ships in a stack. */
export function stacked({ newCaprica }: Settled, stack: 'locked' | 'prepared'): number {
  return newCaprica ? count(newCaprica[stack]) : 0;
}

const beforeThePhase: readonly BoardName[] = ['new-caprica'];
const whileAway: readonly BoardName[] = [
  'galactica',
  'pegasus',
  'colonial-one',
  'cylon',
  'demetrius',
  'rebel-basestar',
];
const inOrbit: readonly BoardName[] = ['colonial-one'];
const afterIt: readonly BoardName[] = ['new-caprica', 'colonial-one'];

/**
 * The boards that nobody can reach because of where the fleet is.
 * rule: setup.ending.newcaprica, newcaprica.before.moves, newcaprica.rules.colonial-one-closed
 */
export function boardsOutOfReach({
  newCaprica,
  newCapricaLeft,
}: Pick<Table, 'newCaprica' | 'newCapricaLeft'>): readonly BoardName[] {
  if (!newCaprica) return newCapricaLeft ? afterIt : beforeThePhase;
  return newCaprica.phase === 'occupied' ? whileAway : inOrbit;
}
