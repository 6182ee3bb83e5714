import { layout as layoutWords } from '../../say/en/layout';
import { icons as iconNames, ships as shipNames } from '../../say/en/names';
import { count, does, listed, order, statement } from '../../say/en/words';
import type { Area, CylonIcon } from '../../terms';
import type { Scales } from '../scales';
import { map, number, optional, type ShapeReader, word } from '../shape';
import { icons, readArea, who } from '../shape-words';
import type { Effect, EffectOf, Layout, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** Cylon ships and centurions. */

declare module '../types' {
  interface Verbs {
    place: { readonly ships: Layout };
    centurions: { readonly n: number };
    /** `placed`: just the raiders that this card has placed; `ships`: no centurions. */
    activate: { readonly icons: readonly CylonIcon[]; readonly only?: 'placed' | 'ships' };
    launch: { readonly raiders: number; readonly heavyRaiders: number };
    destroyShips: { readonly ship: 'raider' | 'heavy-raider' | 'centurion' | 'raptor'; readonly n: number };
    /** `plus`: what is added to the die. */
    attackCenturion: { readonly by: Who; readonly plus?: number };
    /** A basestar goes back to the supply, which is no destruction. */
    removeBasestar: { readonly by: Who };
  }
}

export const place = (ships: Layout): Effect => ({ do: 'place', ships });
export const placeCenturions = (n: number): Effect => ({ do: 'centurions', n });
export const activate = (...icons: CylonIcon[]): Effect => ({ do: 'activate', icons });
/** Activates only the ships that this card has placed. */
export const activatePlaced = (...icons: CylonIcon[]): Effect => ({ do: 'activate', icons, only: 'placed' });
/** Centurions aboard do not advance. */
export const activateShipsOnly = (...icons: CylonIcon[]): Effect => ({
  do: 'activate',
  icons,
  only: 'ships',
});
export const launch = (raiders: number, heavyRaiders: number): Effect => ({
  do: 'launch',
  raiders,
  heavyRaiders,
});
export const destroyShips = (ship: EffectOf<'destroyShips'>['ship'], n: number): Effect => ({
  do: 'destroyShips',
  ship,
  n,
});
export const removeBasestar = (by: Who): Effect => ({ do: 'removeBasestar', by });
export const attackCenturion = (by: Who): Effect => ({ do: 'attackCenturion', by });
export const attackCenturionWith = (by: Who, plus: number): Effect => ({
  do: 'attackCenturion',
  by,
  plus,
});

const shipsInArea = map<NonNullable<Layout[Area]>>({
  basestars: optional(number),
  raiders: optional(number),
  heavyRaiders: optional(number),
  vipers: optional(number),
  civilians: optional(number),
});
const layout: ShapeReader = (written, scope) => {
  for (const [area, here] of written.entries) {
    readArea(here.keyed(area));
    shipsInArea(here, scope);
  }
};

/** Loss by the centurion that has come furthest. */
function furthestCenturion(on: Scales): number {
  const furthest = on.view.boarding.findLastIndex((there) => there > 0);
  return furthest < 0 ? 0 : on.centurion(furthest) + on.centurion(furthest + 1);
}

function destroyWorth(on: Scales, { ship, n }: EffectOf<'destroyShips'>): number {
  const { view, values } = on;
  switch (ship) {
    case 'raider':
      return Math.min(n, on.inSpace('raider')) * on.raider();
    case 'heavy-raider':
      return Math.min(n, on.inSpace('heavy-raider')) * (values.heavyRaider + 0.2);
    case 'raptor':
      return -Math.min(n, view.reserves.raptors) * values.raptor;
    case 'centurion':
      return n * furthestCenturion(on) * 0.6;
  }
}

export const cylonShipVerbs = {
  removeBasestar: {
    shape: { by: who },
    en: (e, say) => does(say, e.by, 'take', 'a basestar off the board'),
    implies: (_e, c) => c.is === 'ships-in-space' && c.ship === 'basestar',
    weigh: (on) => (on.inSpace('basestar') > 0 ? on.values.basestar : 0),
  },
  place: {
    shape: { ships: layout },
    en: (e) => order(`place ships (${layoutWords(e.ships)})`),
    weigh: (on, e) => on.layout(e.ships),
  },
  centurions: {
    shape: { n: number },
    en: (e) => order(`place ${count(e.n, 'centurion')} at the start of the Boarding Party track`),
    weigh: (on, e) => -Math.min(e.n, on.view.supply.centurions) * on.centurion(0),
  },
  activate: {
    shape: { icons, only: optional(word(['placed', 'ships'], 'choice of ships')) },
    en(e) {
      const named = (icon: CylonIcon) =>
        e.only === 'ships' && icon === 'heavy-raiders' ? 'heavy raiders without centurions' : iconNames[icon];
      const [first, ...more] = e.icons.map(named);
      const placed = e.only === 'placed' ? ' that this card has placed' : '';
      return order([`activate ${first}${placed}`, ...more].join(', then '));
    },
    weigh: (on, e) => {
      const share = e.only === 'placed' ? 0.6 : 1;
      return -share * e.icons.reduce((loss, icon) => loss + on.activation(icon), 0);
    },
  },
  launch: {
    shape: { raiders: number, heavyRaiders: number },
    en(e) {
      const launched = [
        ...(e.raiders > 0 ? [count(e.raiders, 'raider')] : []),
        ...(e.heavyRaiders > 0 ? [count(e.heavyRaiders, 'heavy raider')] : []),
      ];
      return statement(`each basestar launches ${listed(launched)}`);
    },
    implies: (_e, c) => c.is === 'ships-in-space' && c.ship === 'basestar',
    weigh: (on, e) =>
      -on.inSpace('basestar') * (e.raiders * on.raider() + e.heavyRaiders * on.values.heavyRaider),
  },
  destroyShips: {
    shape: { ship: word(['raider', 'heavy-raider', 'centurion', 'raptor'], 'ship'), n: number },
    en: (e) => order(`destroy ${count(e.n, shipNames[e.ship])}`),
    implies: (e, c) =>
      c.is === 'centurions'
        ? e.ship === 'centurion'
        : c.is === 'ships-in-space' && c.ship === (e.ship === 'raider' ? 'plain-raider' : e.ship),
    weigh: destroyWorth,
  },
  attackCenturion: {
    shape: { by: who, plus: optional(number) },
    en: (e, say) =>
      does(
        say,
        e.by,
        'attack',
        `1 centurion on the Boarding Party track${e.plus === undefined ? '' : ` and add ${e.plus} to the roll`}`,
      ),
    implies: (_e, c) => c.is === 'centurions',
    weigh: (on, e) => (0.25 + 0.125 * (e.plus ?? 0)) * furthestCenturion(on),
  },
} satisfies VerbFamily;
