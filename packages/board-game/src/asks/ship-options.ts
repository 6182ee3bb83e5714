import type { Option } from '@ragtag/kernel';
import type { Area } from '../terms';

/** What many questions about ships offer. */

export interface AreaOption extends Option {
  readonly id: Area;
}

export interface BasestarOption extends Option {
  readonly basestar: number;
  readonly area: Area;
}

/** A civilian ship in space, by its handle. */
export interface CivilianOption extends Option {
  readonly area: Area;
  readonly handle: number;
}
