import type { Option } from '@ragtag/kernel';
import type { G } from '../rules';
import { classesIn, type Vipers } from '../table/vipers';
import type { Seat, ViperClass } from '../terms';

/**
 * Which class of viper an effect takes, where there is a choice. Whoever acts picks among the options of the act
 * itself; where nobody does (a raider attacks, a card takes vipers away) it is asked for.
 */

export interface ClassOption extends Option {
  readonly id: ViperClass;
}

const options: Partial<Record<ViperClass, ClassOption>> = {};

/** The classes that can be taken of some vipers. */
export function classOptions(vipers: Vipers): ClassOption[] {
  return classesIn(vipers).map((id) => {
    options[id] ??= Object.freeze({ id });
    return options[id];
  });
}

/** rule: vipers.mark-vii-like-vipers — the acting player picks, or else the current player */
export function pickerOfClass(g: G, acting?: Seat): Seat {
  return acting ?? g.state.turn.seat;
}

/** Whether it makes a difference which vipers an effect takes that takes so many. */
export function isChoiceOfClass(vipers: Vipers, n: number): boolean {
  const classes = classesIn(vipers);
  return classes.length > 1 && n < classes.reduce((sum, ship) => sum + vipers[ship], 0);
}
