import type { Written } from '@ragtag/kernel/scenario';
import { readArea } from '../effects/shape-words';
import type { State } from '../state';
import { inFleetArea, pursuitTrack, unusedBasestars } from '../table/fleet';
import type { Table } from '../table/table';
import { areas } from '../terms';

/** The Cylon Fleet board in the words of a scenario: ships by the area of the main board that theirs matches. */

export function readFleet(s: State, written: Written): void {
  const { fleet, supply } = s;
  if (!fleet) written.fail('there is no Cylon Fleet board in this game');
  for (const [name, ships] of written.entries) {
    const area = readArea(ships.keyed(name));
    const { raiders, heavyRaiders, basestars } = ships.fields('raiders', 'heavyRaiders', 'basestars');
    for (const [kind, n] of [
      ['raiders', raiders],
      ['heavyRaiders', heavyRaiders],
    ] as const) {
      if (!n) continue;
      fleet.areas[area][kind] = n.whole(0, supply[kind], 'number of ships');
      supply[kind] -= fleet.areas[area][kind];
    }
    const unused = unusedBasestars(s);
    for (const basestar of unused.slice(0, basestars?.whole(0, unused.length, 'number of basestars') ?? 0))
      fleet.basestars[basestar] = area;
  }
}

export function readPursuit({ fleet }: State, written: Written): void {
  if (!fleet) written.fail('nobody is pursued in this game');
  fleet.pursuit = written.whole(0, pursuitTrack.length - 2, 'space of the pursuit track');
}

/** The board as expectations see it. */
export function fleetIs(t: Table): Record<string, unknown> | undefined {
  const { fleet } = t;
  if (!fleet) return undefined;
  return Object.fromEntries(
    areas.map((area) => [area, { ...fleet.areas[area], basestars: inFleetArea(t, 'basestars', area) }]),
  );
}
