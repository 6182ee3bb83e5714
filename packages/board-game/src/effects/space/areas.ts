import { inArea, ships as shipNames } from '../../say/en/names';
import { count, does, doesAll, order, own, statement } from '../../say/en/words';
import { type Area, areas } from '../../terms';
import type { Scales } from '../scales';
import { flag, number, optional, text, word } from '../shape';
import { boundName, who } from '../shape-words';
import type { Effect, EffectOf, Who } from '../types';
import { follows, type VerbFamily } from '../verb-face';

/** Areas and ships that are chosen, and what becomes of what is there. */

const targets = ['raider', 'heavy-raider', 'basestar', 'civilian'] as const;
type ShipToDestroy = (typeof targets)[number];

declare module '../types' {
  interface Verbs {
    /** `piloted`: one in which somebody flies a viper. */
    chooseArea: { readonly as: string; readonly by: Who; readonly piloted?: true };
    chooseBasestar: { readonly as: string; readonly by: Who };
    /** Its area is bound as `area`. */
    chooseCivilian: { readonly as: string; readonly by: Who };
    ownArea: { readonly as: string; readonly who: Who };
    destroyIn: {
      readonly in: string;
      readonly ship: ShipToDestroy;
      readonly n: number;
      readonly by: Who;
      /** Scar may be among the raiders. rule: scar.count-roll */
      readonly scar?: true;
    };
    /** A raider that has just been placed is Scar. */
    markScar: { readonly area: Area };
    damageViperIn: { readonly in: string; readonly by: Who };
    damageBasestar: { readonly at: string; readonly n: number };
    destroyCivilian: { readonly at: string };
    flyAnywhere: { readonly who: Who };
    interfere: { readonly who: Who; readonly n: number };
  }
}

export const chooseArea = (as: string, by: Who): Effect => ({ do: 'chooseArea', as, by });
export const chooseBasestar = (as: string, by: Who): Effect => ({ do: 'chooseBasestar', as, by });
export const chooseCivilian = (as: string, by: Who): Effect => ({ do: 'chooseCivilian', as, by });
/** The area of somebody's viper is remembered. */
export const ownArea = (as: string, who: Who): Effect => ({ do: 'ownArea', as, who });
/** Ships in an area that was chosen before, without an attack; whoever is named picks among them. */
export const destroyIn = (area: string, ship: ShipToDestroy, n: number, by: Who): Effect => ({
  do: 'destroyIn',
  in: area,
  ship,
  n,
  by,
});
/** Raiders of an area, Scar too. */
export const destroyRaidersIn = (area: string, n: number, by: Who): Effect => ({
  do: 'destroyIn',
  in: area,
  ship: 'raider',
  n,
  by,
  scar: true,
});
export const markScar = (area: Area): Effect => ({ do: 'markScar', area });
export const damageViperIn = (area: string, by: Who): Effect => ({ do: 'damageViperIn', in: area, by });
export const damageBasestar = (at: string, n: number): Effect => ({ do: 'damageBasestar', at, n });
/** The civilian ship that was chosen before. */
export const destroyChosenCivilian = (at: string): Effect => ({ do: 'destroyCivilian', at });
export const flyAnywhere = (who: Who): Effect => ({ do: 'flyAnywhere', who });
/** Raiders that act where somebody flies miss without a roll, the first few of them. */
export const interfere = (who: Who, n: number): Effect => ({ do: 'interfere', who, n });

function destroyWorth(on: Scales, { ship, n }: EffectOf<'destroyIn'>): number {
  const there = Math.min(n, on.inSpace(ship));
  switch (ship) {
    case 'raider':
      return there * on.raider();
    case 'heavy-raider':
      return there * (on.values.heavyRaider + 0.2);
    case 'basestar':
      return there * on.values.basestar;
    case 'civilian':
      return -there * on.civilian();
  }
}

export const areaVerbs = {
  chooseArea: {
    shape: { as: text, by: who, piloted: optional(flag) },
    en: (e, say) => ({
      ...does(say, e.by, 'choose', e.piloted ? 'a space area with a piloted viper' : 'a space area'),
      names: e.as,
    }),
    implies: (e, c) => c.is === 'piloted-viper' && e.piloted === true,
    weigh: follows,
  },
  chooseBasestar: {
    shape: { as: text, by: who },
    en: (e, say) => does(say, e.by, 'choose', 'a basestar'),
    implies: (_e, c) => c.is === 'ships-in-space' && c.ship === 'basestar',
    weigh: follows,
  },
  chooseCivilian: {
    shape: { as: text, by: who },
    en: (e, say) => does(say, e.by, 'choose', 'a civilian ship in space'),
    implies: (_e, c) => c.is === 'ships-in-space' && c.ship === 'civilian',
    weigh: follows,
  },
  ownArea: {
    shape: { as: text, who },
    en: (e, say) => statement(`remember ${own(say, e.who)} area`),
    weigh: follows,
  },
  destroyIn: {
    shape: { in: text, ship: word(targets, 'ship'), n: number, by: who, scar: optional(flag) },
    en: (e) =>
      order(
        `destroy ${count(e.n, shipNames[e.ship])} in that area${e.scar ? ', Scar among them if wanted' : ''}`,
      ),
    weigh: destroyWorth,
  },
  markScar: {
    shape: { area: word(areas, 'space area') },
    en: (e) => statement(`the raider ${inArea(e.area)} is Scar`),
    weigh: (on) => -on.raider(),
  },
  damageViperIn: {
    shape: { in: text, by: who },
    en: () => order('damage 1 viper in that area'),
    weigh: (on) => -0.5 * on.values.viper,
  },
  damageBasestar: {
    shape: { at: boundName, n: number },
    en: (e) => order(e.n === 1 ? 'damage that basestar' : 'damage that basestar twice'),
    weigh: (on, e) => 0.4 * e.n * on.values.basestar,
  },
  destroyCivilian: {
    shape: { at: boundName },
    en: () => order('destroy that civilian ship'),
    weigh: (on) => -on.civilian(),
  },
  flyAnywhere: {
    shape: { who },
    en: (e, say) => does(say, e.who, 'move', `${own(say, e.who)} viper to any space area if wanted`),
    weigh: () => 0.2,
  },
  interfere: {
    shape: { who, n: number },
    en: (e, say) =>
      doesAll(say, e.who, [
        ['let', `the first ${e.n} raiders that act in ${own(say, e.who)} area miss without a roll`],
      ]),
    weigh: (on, e) => 0.2 * Math.min(e.n, on.inSpace('raider')),
  },
} satisfies VerbFamily;
