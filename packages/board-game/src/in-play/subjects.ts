import type { WindowName } from '../effects/types';
import { areaOfCivilian } from '../operations/space';
import type { Procedures } from '../rules';
import type { State } from '../state';
import { plainRaiders } from '../table/queries';

/** What events are about. Between an event and its window other things may happen, a jump of the fleet among them. */

/** Whether the target of an attack is still where it was picked. */
export function targetIsThere(s: State, { attack, space }: Procedures['attack']): boolean {
  const { on, area, pilot, basestar } = attack;
  switch (on) {
    case 'galactica':
      return true;
    case 'centurion':
      return space === undefined || s.boarding[space] > 0;
    case 'basestar':
      return basestar === null || s.basestars[basestar].area === area;
    case 'viper':
      if (pilot !== null) return s.players[pilot].piloting?.area === area;
      return area === null || s.areas[area].vipers[attack.ship ?? 'viper'] > 0;
    case 'raider':
      if (attack.scar) return s.marks.scar === area;
      return area === null || plainRaiders(s, area) > 0;
    case 'heavy-raider':
      return area === null || s.areas[area].heavyRaiders > 0;
  }
}

type IsThere = (s: State, event: never) => boolean;

const subjects: Partial<Record<WindowName, IsThere>> = {
  'before-attack': targetIsThere as IsThere,
  'viper-launched': (s, { area, ship }: Procedures['viper-launched']) => s.areas[area].vipers[ship] > 0,
  'location-damaged': (s, { location }: Procedures['location-damaged']) =>
    s.damagedLocations.includes(location),
  'basestar-token-drawn': (s, { basestar }: Procedures['damage-basestar']) =>
    s.basestars[basestar].area !== null,
  'civilian-doomed': (s, { handle }: Procedures['civilian-doomed']) =>
    areaOfCivilian(s, handle) !== undefined,
};

/** How it is told that what a window's events are about is still there; nobody answers them any more where it is not. */
export function subjectOf(window: string): ((s: State, event: object) => boolean) | undefined {
  return subjects[window as WindowName] as ((s: State, event: object) => boolean) | undefined;
}
