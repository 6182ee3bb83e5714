import type { Area, View } from '@ragtag/board-game';
import type { ShownFacts } from './shown-as';
import { line } from './shown-as';

/** What the Exodus box brings. */
export const exodus: ShownFacts<'loyalty-turned-down' | 'fleet-placed' | 'fleet-left' | 'pursuit-moved'> = {
  'loyalty-turned-down': line,
  'fleet-placed': {
    length: 500,
    where: ({ area }) => ({ fleet: area }),
    moves: (view, { ships, area, n }) => gathered(view, ships, area, n),
  },
  'fleet-left': {
    length: 200,
    where: ({ area }) => ({ fleet: area }),
    moves: (view, { ships, area, n }) => gathered(view, ships, area, -n),
  },
  'pursuit-moved': {
    length: 900,
    tone: 'strong',
    moves: (view, { to }) => (view.fleet ? { ...view, fleet: { ...view.fleet, pursuit: to } } : view),
  },
};

/** A view in which the Cylon Fleet board has so many ships more. */
function gathered(view: View, ships: 'basestar' | 'raider' | 'heavy-raider', area: Area, n: number): View {
  const { fleet } = view;
  if (!fleet) return view;
  if (ships === 'basestar') {
    const [from, to] = n > 0 ? [null, area] : [area, null];
    const moved = fleet.basestars.indexOf(from);
    return {
      ...view,
      fleet: { ...fleet, basestars: fleet.basestars.map((at, i) => (i === moved ? to : at)) },
    };
  }
  const here = fleet.areas[area];
  const kind = ships === 'raider' ? 'raiders' : 'heavyRaiders';
  const areas = { ...fleet.areas, [area]: { ...here, [kind]: here[kind] + n } };
  return { ...view, fleet: { ...fleet, areas } };
}
