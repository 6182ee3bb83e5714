import { type ViperClass, viperClasses } from '../terms';

/**
 * Vipers counted by class. A record is frozen and never changed but replaced, so that copies of a game share it; all
 * have every class, in the order of the table.
 */
export type Vipers = Readonly<Record<ViperClass, number>>;

/** A manned viper. */
export interface Flown<A> {
  readonly area: A;
  readonly ship: ViperClass;
}

export function flown<A>(area: A, ship: ViperClass): Flown<A> {
  return Object.freeze({ area, ship });
}

export const classNames = Object.keys(viperClasses) as readonly ViperClass[];

/** Records of vipers are all made from this one, and so are of one shape. */
export const noVipers: Vipers = Object.freeze({ viper: 0, 'mark-vii': 0, 'assault-raptor': 0 });

/** So many of one class, and none of the others. */
export function vipersOf(ship: ViperClass, n: number): Vipers {
  return withMore(noVipers, ship, n);
}

/** The same vipers and so many more of a class, or fewer. */
export function withMore(vipers: Vipers, ship: ViperClass, n: number): Vipers {
  const changed: Record<ViperClass, number> = { ...vipers };
  changed[ship] += n;
  return Object.freeze(changed);
}

export function together(some: Vipers, others: Vipers): Vipers {
  const all: Record<ViperClass, number> = { ...some };
  for (let i = 0; i < classNames.length; i++) all[classNames[i]] += others[classNames[i]];
  return Object.freeze(all);
}

export function without(some: Vipers, others: Vipers): Vipers {
  const left: Record<ViperClass, number> = { ...some };
  for (let i = 0; i < classNames.length; i++) left[classNames[i]] -= others[classNames[i]];
  return Object.freeze(left);
}

/** Vipers as they were stored, perhaps before there were as many classes. */
export function vipersFrom(stored: Partial<Vipers>): Vipers {
  return Object.freeze({ ...noVipers, ...stored });
}

/** How many there are, of whatever class. rule: vipers.mark-vii-like-vipers, assault-raptors.like-vipers */
export function countVipers(vipers: Vipers): number {
  let n = 0;
  for (let i = 0; i < classNames.length; i++) n += vipers[classNames[i]];
  return n;
}

/** The classes of which there is one. */
export function classesIn(vipers: Vipers): ViperClass[] {
  const found: ViperClass[] = [];
  for (let i = 0; i < classNames.length; i++) if (vipers[classNames[i]] > 0) found.push(classNames[i]);
  return found;
}

/** What tells a class apart in an id or a fact; plain vipers need nothing. */
export const marked = (ship: ViperClass): ViperClass | undefined => (ship === 'viper' ? undefined : ship);

/** The same as the end of an option's id. */
export const ending = (ship: ViperClass): string => (ship === 'viper' ? '' : `:${ship}`);

/** Vipers as pieces that are counted, each class by itself. */
export function vipersAsPieces(...vipers: readonly Vipers[]): Readonly<Record<string, number>> {
  const { viper, ...others } = vipers.reduce(together, noVipers);
  return { vipers: viper, ...others };
}
