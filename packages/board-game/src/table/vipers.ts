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

const made = new Map<number, Vipers>();
/** More than there are of any class, so that every record has a number of its own. */
const base = 1000;

/** The record of so many vipers: there is one of each, made once. */
function record(viper: number, markVii: number, assaultRaptor: number): Vipers {
  const key = (viper * base + markVii) * base + assaultRaptor;
  let found = made.get(key);
  if (found === undefined) {
    found = Object.freeze({ viper, 'mark-vii': markVii, 'assault-raptor': assaultRaptor });
    made.set(key, found);
  }
  return found;
}

export const noVipers: Vipers = record(0, 0, 0);

/** So many of one class, and none of the others. */
export function vipersOf(ship: ViperClass, n: number): Vipers {
  return withMore(noVipers, ship, n);
}

/** The same vipers and so many more of a class, or fewer. */
export function withMore(vipers: Vipers, ship: ViperClass, n: number): Vipers {
  const more = (each: ViperClass) => vipers[each] + (each === ship ? n : 0);
  return record(more('viper'), more('mark-vii'), more('assault-raptor'));
}

export function together(some: Vipers, others: Vipers): Vipers {
  return record(
    some.viper + others.viper,
    some['mark-vii'] + others['mark-vii'],
    some['assault-raptor'] + others['assault-raptor'],
  );
}

export function without(some: Vipers, others: Vipers): Vipers {
  return record(
    some.viper - others.viper,
    some['mark-vii'] - others['mark-vii'],
    some['assault-raptor'] - others['assault-raptor'],
  );
}

/** Vipers as they were stored, perhaps before there were as many classes. */
export function vipersFrom(stored: Partial<Vipers>): Vipers {
  return record(stored.viper ?? 0, stored['mark-vii'] ?? 0, stored['assault-raptor'] ?? 0);
}

/** How many there are, of whatever class. rule: vipers.mark-vii-like-vipers, assault-raptors.like-vipers */
export function countVipers(vipers: Vipers): number {
  return vipers.viper + vipers['mark-vii'] + vipers['assault-raptor'];
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
