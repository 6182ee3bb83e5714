import { Named, type Written } from '@ragtag/kernel/scenario';
import { readArea } from '../effects/shape-words';
import type { State } from '../state';
import { fleetNumbers, inFleetArea, pursuitTrack, unusedBasestars } from '../table/fleet';
import type { Table } from '../table/table';
import { type Area, areas } from '../terms';

/**
 * The Cylon Fleet board in the words of a scenario: ships by the area of the main board that theirs matches, or by what
 * is printed on the area.
 */

const printedOn = (area: Area): string => fleetNumbers(area).join('-');

function readFleetArea(written: Written): Area {
  return areas.find((area) => printedOn(area) === written.id) ?? readArea(written);
}

export function readFleet(s: State, written: Written): void {
  const { fleet, supply } = s;
  if (!fleet) written.fail('there is no Cylon Fleet board in this game');
  for (const [name, ships] of written.entries) {
    const area = readFleetArea(ships.keyed(name));
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
  const named = pursuitTrack.findIndex(({ name }) => name === written.plain);
  fleet.pursuit =
    named >= 0 ? named : written.whole(0, pursuitTrack.length - 2, 'space of the pursuit track');
}

/** The board as expectations see it. */
export function fleetIs(t: Table): Record<string, unknown> | undefined {
  const { fleet } = t;
  if (!fleet) return undefined;
  return Object.fromEntries(
    areas.flatMap((area) => {
      const ships = { ...fleet.areas[area], basestars: inFleetArea(t, 'basestars', area) };
      return [area, printedOn(area)].map((name) => [name, ships]);
    }),
  );
}

/** The space of the marker, by number or name. */
export const pursuitIs = ({ fleet }: Table): Named | undefined =>
  fleet && new Named(fleet.pursuit, [pursuitTrack[fleet.pursuit].name]);
