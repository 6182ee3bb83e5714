import { ships as shipNames } from '../../say/en/names';
import { count, does, doesAll, listed, order, thereAre, times } from '../../say/en/words';
import { countVipers } from '../../table/vipers';
import type { ConditionFamily } from '../condition-face';
import type { Bare, Condition, Who } from '../condition-types';
import { flag, map, number, optional, text, word } from '../shape';
import { who } from '../shape-words';
import type { Effect, EffectOf } from '../types';
import type { VerbFamily } from '../verb-face';

/** Ships that are put into chosen areas, and single vipers that are sent out. */

interface PlacedShips {
  readonly basestars?: number;
  readonly raiders?: number;
}

const cleared = ['basestar', 'heavy-raider', 'centurion'] as const;
type Cleared = (typeof cleared)[number];

declare module '../types' {
  interface Verbs {
    placeAt: { readonly in: string; readonly ships: PlacedShips };
    launchInto: { readonly in: string; readonly by: Who; readonly n: number };
    activateOneViper: { readonly who: Who; readonly upTo: number };
    repairAllVipers: Bare;
    /** `launched`: the current player puts it into space, and may activate it. */
    gainAssaultRaptor: { readonly launched?: true };
    /** `event`: the ship that the event is about. */
    returnCivilian: { readonly at: string };
    quarantine: { readonly by: Who };
    sacrificeViper: { readonly by: Who };
    removeAllNukes: Bare;
    clearCylons: { readonly ship: Cleared };
    removePieces: { readonly ship: Cleared; readonly n: number };
  }
}

declare module '../condition-types' {
  interface Conditions {
    'assault-raptors': { readonly atLeast: number };
    'piloted-viper': Bare;
    'raiders-supplied': Bare;
  }
}

/** Ships are put into an area that was chosen before, as far as there are any. */
export const placeAt = (area: string, ships: PlacedShips): Effect => ({ do: 'placeAt', in: area, ships });
/** Vipers of the Reserves are put into an area and then activated, each once. */
export const launchInto = (area: string, by: Who, n: number): Effect => ({
  do: 'launchInto',
  in: area,
  by,
  n,
});
export const activateOneViper = (who: Who, upTo: number): Effect => ({ do: 'activateOneViper', who, upTo });
export const repairAllVipers = (): Effect => ({ do: 'repairAllVipers' });
export const gainAssaultRaptor = (how?: 'launched'): Effect =>
  how ? { do: 'gainAssaultRaptor', launched: true } : { do: 'gainAssaultRaptor' };
/** A civilian ship in space goes back among those that are not in play. */
export const returnCivilian = (at: string): Effect => ({ do: 'returnCivilian', at });
export const returnCivilianOfEvent = (): Effect => ({ do: 'returnCivilian', at: 'event' });
export const quarantine = (by: Who): Effect => ({ do: 'quarantine', by });
/** A viper that is not damaged is destroyed. */
export const destroyUnhurtViper = (by: Who): Effect => ({ do: 'sacrificeViper', by });
export const removeAllNukes = (): Effect => ({ do: 'removeAllNukes' });
export const clearCylons = (ship: Cleared): Effect => ({ do: 'clearCylons', ship });
/** Pieces leave the game for good. */
export const removePieces = (ship: Cleared, n: number): Effect => ({ do: 'removePieces', ship, n });
/** An area in which somebody flies a viper. */
export const choosePilotedArea = (as: string, by: Who): Effect => ({
  do: 'chooseArea',
  as,
  by,
  piloted: true,
});

/** Assault raptors that could still be gained. */
export const assaultRaptorsLeft = (atLeast: number): Condition => ({ is: 'assault-raptors', atLeast });
export const pilotedViperInSpace = (): Condition => ({ is: 'piloted-viper' });
export const suppliedRaiders = (): Condition => ({ is: 'raiders-supplied' });
export const destroyedShips = (ship: 'viper' | 'raptor', atLeast: number): Condition => ({
  is: 'destroyed',
  ship,
  atLeast,
});

const clearedShip = word(cleared, 'ship');
const inAreas = {
  basestar: 'basestars in space',
  'heavy-raider': 'heavy raiders in space',
  centurion: 'centurions aboard',
} as const;

function layoutWords({ basestars = 0, raiders = 0 }: PlacedShips): string {
  return listed([
    ...(basestars > 0 ? [count(basestars, 'basestar')] : []),
    ...(raiders > 0 ? [count(raiders, 'raider')] : []),
  ]);
}

const pieceWorth = (e: EffectOf<'removePieces' | 'clearCylons'>, on: Parameters<VerbFamilyWeigh>[0]) =>
  ({ basestar: on.values.basestar, 'heavy-raider': on.values.heavyRaider, centurion: on.centurion(0) })[
    e.ship
  ];
type VerbFamilyWeigh = NonNullable<VerbFamily['removePieces']>['weigh'];

export const sortieVerbs = {
  placeAt: {
    shape: { in: text, ships: map<PlacedShips>({ basestars: optional(number), raiders: optional(number) }) },
    en: (e) => order(`place ${layoutWords(e.ships)} there`),
    implies: (_e, c) => c.is === 'raiders-supplied',
    weigh: (on, e) => on.layout({ fore: e.ships }),
  },
  launchInto: {
    shape: { in: text, by: who, n: number },
    en: (e, say) =>
      doesAll(say, e.by, [
        ['place', `up to ${count(e.n, 'viper')} of the Reserves there`],
        ['activate', 'each of them'],
      ]),
    implies: (_e, c) => c.is === 'in-reserves' && c.ship === 'viper',
    weigh: (on, e) => on.vipers(Math.min(e.n, countVipers(on.view.reserves.vipers))),
  },
  activateOneViper: {
    shape: { who, upTo: number },
    en: (e, say) => does(say, e.who, 'activate', `1 unmanned viper up to ${times(e.upTo)}`),
    implies: (_e, c) => c.is === 'viper-can-act',
    weigh: (on, e) => on.vipers(e.upTo),
  },
  repairAllVipers: {
    shape: {},
    en: () => order('repair every damaged viper'),
    weigh: ({ view, values }) => 0.8 * values.viper * countVipers(view.damagedVipers),
  },
  gainAssaultRaptor: {
    shape: { launched: optional(flag) },
    en: (e, say) =>
      e.launched
        ? doesAll(say, 'current', [
            ['place', 'a new assault raptor in an area with a launch icon'],
            ['activate', 'it if wanted'],
          ])
        : order('gain 1 assault raptor for the Reserves'),
    implies: (_e, c) => c.is === 'assault-raptors',
    weigh: ({ view, values }) => ((view.assaultRaptors ?? 0) > 0 ? 1.3 * values.viper : 0),
  },
  returnCivilian: {
    shape: { at: text },
    en: () => order('shuffle that civilian ship into the unused ones'),
    weigh: (on) => 0.4 * on.civilian(),
  },
  quarantine: {
    shape: { by: who },
    en: (e, say) =>
      doesAll(say, e.by, [
        ['look at', 'every civilian ship in space'],
        ['choose', '1 of them'],
        ['replace', 'it by an unused one, among which it is then shuffled'],
      ]),
    implies: (_e, c) => c.is === 'ships-in-space' && c.ship === 'civilian',
    weigh: () => 0.3,
  },
  sacrificeViper: {
    shape: { by: who },
    en: (e, say) => does(say, e.by, 'destroy', '1 undamaged viper'),
    weigh: (on) => -on.values.viper,
  },
  removeAllNukes: {
    shape: {},
    en: () => order('remove every nuke from the game'),
    weigh: ({ view, values }) => -view.nukes * values.nuke,
  },
  clearCylons: {
    shape: { ship: clearedShip },
    en: (e) => order(`return all ${inAreas[e.ship]} to the supply`),
    weigh: (on, e) => pieceWorth(e, on) * (e.ship === 'centurion' ? 1 : on.inSpace(e.ship)),
  },
  removePieces: {
    shape: { ship: clearedShip, n: number },
    en: (e) => order(`remove ${count(e.n, shipNames[e.ship])} from the game`),
    weigh: (on, e) => 0.5 * e.n * pieceWorth(e, on),
  },
} satisfies VerbFamily;

export const sortieConditions = {
  'assault-raptors': {
    shape: { atLeast: number },
    en: (c, _say, holds) => thereAre(c.atLeast, 'assault raptor', 'to be gained', holds),
  },
  'piloted-viper': {
    shape: {},
    en: (_c, _say, holds) => `there is ${holds ? 'a' : 'no'} piloted viper in space`,
  },
  'raiders-supplied': {
    shape: {},
    en: (_c, _say, holds) => `there is ${holds ? 'a' : 'no'} raider in the supply`,
  },
} satisfies ConditionFamily;
