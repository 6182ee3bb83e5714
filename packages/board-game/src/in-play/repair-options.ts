import type { Option } from '@ragtag/kernel';
import { classesIn, noVipers, type Vipers, withMore } from '../table/vipers';
import type { ViperClass } from '../terms';

/** How many vipers return to the Reserves, damaged ones and such as had left the game. */
export interface RepairOption extends Option {
  readonly damaged: Vipers;
  readonly destroyed: Vipers;
}

/** Every number of vipers up to the most, those of each class by themselves. */
function upTo(most: number, vipers: Vipers): Vipers[] {
  let found: Vipers[] = [noVipers];
  let taken = [0];
  for (const ship of classesIn(vipers)) {
    const more: Vipers[] = [];
    const sums: number[] = [];
    found.forEach((some, at) => {
      for (let n = 0; n <= Math.min(vipers[ship], most - taken[at]); n++) {
        more.push(n === 0 ? some : withMore(some, ship, n));
        sums.push(taken[at] + n);
      }
    });
    found = more;
    taken = sums;
  }
  return found;
}

const sum = (vipers: Vipers): number => classesIn(vipers).reduce((n, ship) => n + vipers[ship], 0);

/** "damaged:2", "damaged:1+damaged-mark-vii:1". */
function idOf(word: string, vipers: Vipers): string[] {
  const named = (ship: ViperClass) => (ship === 'viper' ? word : `${word}-${ship}`);
  return classesIn(vipers).map((ship) => `${named(ship)}:${vipers[ship]}`);
}

export function repairOptions(damagedOnes: Vipers, destroyedOnes: Vipers, most: number): RepairOption[] {
  return upTo(most, destroyedOnes).flatMap((destroyed) =>
    upTo(most - sum(destroyed), damagedOnes).map((damaged) => {
      const repaired = idOf('damaged', damaged);
      const id = [
        ...(damaged.viper === 0 ? ['damaged:0'] : []),
        ...repaired,
        ...idOf('destroyed', destroyed),
      ];
      return { id: id.join('+'), damaged, destroyed };
    }),
  );
}
