import { type Area, type AreaView, galacticaTokens, type View, withMore } from '@ragtag/board-game';
import type { ShownFacts, Spotlit } from './shown-as';
import { before, line } from './shown-as';

/** Ships that come, move, fight and are lost. */
export const ships: ShownFacts<
  | 'ships-placed'
  | 'ships-removed'
  | 'ship-moved'
  | 'attack'
  | 'ship-destroyed'
  | 'viper-damaged'
  | 'vipers-repaired'
  | 'raptors-changed'
  | 'nukes-changed'
  | 'civilian-destroyed'
  | 'civilians-looked-at'
  | 'civilians-seen'
  | 'galactica-damaged'
  | 'ship-lost'
  | 'location-repaired'
  | 'basestar-damaged'
  | 'centurions-placed'
  | 'centurions-advanced'
  | 'icon-activated'
> = {
  'ships-placed': {
    length: 500,
    // Where they come from says it.
    untold: ({ area, ships: ship, n }, { last }) =>
      last?.fact === 'fleet-left' && last.area === area && last.ships === ship && last.n === n,
    where: ({ area }) => ({ area }),
    moves: (view, { ships: ship, area, n }) =>
      ship === 'basestar' ? withBasestar(view, null, area) : counted(view, area, ship, n),
  },
  // That the fleet jumps says it.
  'ships-removed': {
    length: 0,
    untold: ({ rule }) => rule === 'jump.remove-ships',
    moves: (view, { ships: ship, area, n }) =>
      ship === 'basestar' ? withBasestar(view, area, null) : counted(view, area, ship, -n),
  },
  'ship-moved': {
    length: 350,
    where: ({ to }) => ({ area: to }),
    moves: (view, { ship, from, to }) => counted(counted(view, from, ship, -1), to, ship, 1),
  },
  attack: { length: 800, where: inArea },
  'ship-destroyed': {
    length: 700,
    untold: ({ ship }, { last }) =>
      (last?.fact === 'attack' && last.on === ship && last.result === 'destroyed') ||
      (last?.fact === 'raptors-changed' && ship === 'raptor'),
    sound: 'damage',
    where: inArea,
    moves(view, { ship, area }) {
      if (area === null) return view;
      return ship === 'basestar' ? withBasestar(view, area, null) : counted(view, area, ship, -1);
    },
  },
  'viper-damaged': {
    length: 700,
    tone: 'loss',
    sound: 'damage',
    where: inArea,
    moves(view, { area, pilot, ship = 'viper' }) {
      if (area === null || pilot !== null) return view;
      return { ...counted(view, area, ship, -1), damagedVipers: withMore(view.damagedVipers, ship, 1) };
    },
  },
  'vipers-repaired': line,
  'raptors-changed': line,
  'nukes-changed': line,
  'civilian-destroyed': {
    length: 1000,
    tone: 'loss',
    sound: 'damage',
    where: inArea,
    moves: (view, { area }) => (area === null ? view : counted(view, area, 'civilian', -1)),
  },
  'civilians-looked-at': { length: 0, untold: before('civilians-seen') },
  'civilians-seen': line,
  'galactica-damaged': {
    length: 1200,
    tone: 'loss',
    sound: 'damage',
    where({ token }) {
      const damage = galacticaTokens[token];
      return damage && 'location' in damage && damage.location ? { location: damage.location } : {};
    },
  },
  'ship-lost': { length: 1500, tone: 'loss', sound: 'damage' },
  'location-repaired': line,
  'basestar-damaged': {
    length: 900,
    sound: 'damage',
    where: ({ basestar }, view) => inArea({ area: view.basestars[basestar]?.area ?? null }),
  },
  'centurions-placed': { length: 900 },
  'centurions-advanced': { length: 800 },
  'icon-activated': { length: 800 },
};

function inArea({ area }: { readonly area: Area | null }): Spotlit {
  return area === null ? {} : { area };
}

function withBasestar(view: View, from: Area | null, to: Area | null): View {
  const index = view.basestars.findIndex(({ area }) => area === from);
  if (index < 0) return view;
  return { ...view, basestars: view.basestars.map((b, i) => (i === index ? { ...b, area: to } : b)) };
}

function counted(view: View, area: Area, ship: string, by: number): View {
  const there = view.areas[area];
  return { ...view, areas: { ...view.areas, [area]: countedIn(there, ship.replace(/s$/, ''), by) } };
}

function countedIn(there: AreaView, ship: string, by: number): AreaView {
  const n = (before: number) => Math.max(0, before + by);
  switch (ship) {
    case 'raider':
      return { ...there, raiders: n(there.raiders) };
    case 'heavy-raider':
    case 'heavyRaider':
      return { ...there, heavyRaiders: n(there.heavyRaiders) };
    case 'viper':
    case 'mark-vii':
    case 'assault-raptor':
      return { ...there, vipers: withMore(there.vipers, ship, Math.max(by, -there.vipers[ship])) };
    case 'civilian': {
      const more = Array.from({ length: Math.max(0, by) }, (_, i) => ({ handle: -1 - i, kind: null }));
      const civilians = by < 0 ? there.civilians.slice(0, by) : [...there.civilians, ...more];
      return { ...there, civilians };
    }
    default:
      return there;
  }
}
