import type { Option } from '@ragtag/kernel';
import type { ViperAnywhere } from '../../operations/losses';
import type { State } from '../../state';
import { pilotsIn } from '../../table/queries';
import { classesIn, ending } from '../../table/vipers';
import { areas } from '../../terms';

export type ViperAnywhereOption = Option & ViperAnywhere;

/** Every viper that could be picked: those in space, manned or not, and those stored in these places. */
export function vipersAbout(s: State, stored: readonly ('reserves' | 'damaged')[]): ViperAnywhereOption[] {
  const kept = { reserves: s.reserves.vipers, damaged: s.damagedVipers };
  return [
    ...stored.flatMap((where) =>
      classesIn(kept[where]).map((ship) => ({ id: `${where}${ending(ship)}`, where, ship, pilot: null })),
    ),
    ...areas.flatMap((area) => [
      ...classesIn(s.areas[area].vipers).map((ship) => ({
        id: `${area}${ending(ship)}`,
        where: area,
        ship,
        pilot: null,
      })),
      ...pilotsIn(s, area).map((pilot) => ({
        id: s.players[pilot].character,
        where: area,
        ship: s.players[pilot].piloting?.ship ?? ('viper' as const),
        pilot,
      })),
    ]),
  ];
}
