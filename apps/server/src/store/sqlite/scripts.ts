import { packedText } from '../packed';
import type { Row, Value } from '../sql/database';

/** A change to the database as plain data, which whoever writes can carry out without asking back. */

/** Text that is stored packed, by whoever writes it. */
interface ToPack {
  readonly pack: string;
}

export interface Step {
  readonly sql: string;
  readonly values: readonly (Value | ToPack)[];
}

/** The first step returns a row, or changes nothing: then the others are left out. */
export type Script = readonly [first: Step, ...others: Step[]];

/** What the first step returned, which is one value. */
export type Returned = Value | undefined;

export type CarryOut = (script: Script) => Promise<Returned>;

export function valuesOf({ values }: Step): Value[] {
  return values.map((value) =>
    value !== null && typeof value === 'object' && 'pack' in value ? packedText(value.pack) : value,
  );
}

export function returnedIn(row: Row | undefined): Returned {
  return row && Object.values(row)[0];
}
