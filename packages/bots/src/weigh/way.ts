import { milestonesOf, type Options, type Table } from '@ragtag/board-game';

/** How far the fleet still has to go, by the ending that is played. Read of views and of imagined games alike. */
export type OnTheWay = Pick<Table, 'options' | 'distance' | 'jump' | 'newCaprica' | 'newCapricaLeft'>;

/** How often a jump brings 1, 2 or 3 units, the better of two cards being picked. */
const perJump: readonly number[] = [0, 0.25, 0.5, 0.25];
const trackSpaces = 5;
/** What the occupation of New Caprica costs, and what is left to do once Galactica is back, as parts of a jump. */
const occupation = 1.2;
const evacuation = 0.5;

interface Way {
  /** The distance at which the Crossroads phase begins, where it does. */
  readonly crossroads?: number;
  /** The distance from which the next jump is the last; absent where none is. */
  readonly last?: number;
  /** The distance that has to be reached. */
  readonly goal: number;
}

const known = new WeakMap<Options, Way>();

function wayOf(options: Options): Way {
  let way = known.get(options);
  if (!way) {
    const milestones = milestonesOf(options);
    const last = milestones.findLast(({ final }) => final)?.at;
    const crossroads = milestones.find(({ do: all }) =>
      all.some(({ do: verb }) => verb === 'crossroads'),
    )?.at;
    way = { crossroads, last, goal: last ?? milestones.at(-1)?.at ?? 8 };
    known.set(options, way);
  }
  return way;
}

/** Whether the next jump wins. rule: endgame.final-jump */
export function lastJumpIsNext({ options, distance }: Pick<OnTheWay, 'options' | 'distance'>): boolean {
  const { last } = wayOf(options);
  return last !== undefined && distance >= last;
}

/** Whether the Crossroads phase is still to come. rule: variants.forced.all-endings — New Caprica is left before it */
export function crossroadsToCome({ options, distance, newCapricaLeft }: OnTheWay): boolean {
  const { crossroads } = wayOf(options);
  return crossroads !== undefined && (distance < crossroads || (options.newcaprica && !newCapricaLeft));
}

/** Whether the game is over when the fleet leaves New Caprica. */
export const endsOnNewCaprica = ({ options }: Pick<OnTheWay, 'options'>): boolean =>
  options.newcaprica && wayOf(options).last === undefined;

/** Jumps that it takes on average to cover so many units; further than any game goes. */
const jumpsFor: number[] = [0];
for (let units = 1; units < 20; units++)
  jumpsFor.push(perJump.reduce((sum, chance, by) => sum + chance * (jumpsFor[units - by] ?? 0), 1));

/** Jumps before the last time that the track is gone through. */
function jumpsBefore({ options }: OnTheWay, distance: number): number {
  const units = Math.max(0, wayOf(options).goal - distance);
  const whole = Math.min(Math.ceil(units), jumpsFor.length - 1);
  return jumpsFor[whole] - (whole - units) * (whole > 0 ? jumpsFor[whole] - jumpsFor[whole - 1] : 0);
}

/** Jumps still to come, the one being prepared counted by how far it is prepared: all of it, or `share`. */
export function jumpsToGo(t: OnTheWay, share: number, distance = t.distance, jump = t.jump): number {
  const beyond = endsOnNewCaprica(t) ? 0 : 1;
  // rule: variants.forced.all-endings — the voyage goes on from there
  if (t.newCaprica?.phase === 'orbit') return evacuation + beyond * (jumpsBefore(t, distance) + 1);
  const after = t.options.newcaprica && !t.newCapricaLeft ? occupation : 0;
  const before = t.newCaprica && beyond === 0 ? 0 : jumpsBefore(t, distance);
  return before + 1 + after - (share * jump) / trackSpaces;
}
