import { ships } from '../../say/en/names';
import { be, count, has, listed, own, person, some, thereAre } from '../../say/en/words';
import type { ConditionFamily } from '../condition-face';
import { type Bare, type Condition, type ShipKind, shipKinds, type Who } from '../condition-types';
import { list, number, optional, word } from '../shape';
import { playerShip, ship, who } from '../shape-words';

/** Ships, who flies them, and attacks. */

declare module '../condition-types' {
  interface Conditions {
    piloting: { readonly who: Who };
    'started-piloting': { readonly who: Who };
    nukes: { readonly atLeast: number };
    'nuke-beside': Bare;
    'in-reserves': { readonly ship: 'viper' | 'raptor'; readonly atLeast: number };
    'damaged-vipers': { readonly atLeast: number };
    destroyed: { readonly ship: 'viper' | 'raptor'; readonly atLeast: number };
    centurions: { readonly atLeast: number };
    'ships-in-space': { readonly ship: ShipKind; readonly atLeast: number; readonly areaOf?: Who };
    'viper-can-act': Bare;
    'viper-to-fly': Bare;
    'attack-on': { readonly ship: 'viper' | 'basestar' };
    'attack-by': { readonly ship: 'unmanned-viper' };
    'attacked-viper-piloted': Bare;
    'destroyed-ship': { readonly ship: readonly (ShipKind | 'centurion')[] };
    'destroyed-by': { readonly who: Who };
    'scar-in-play': Bare;
  }
}

export const piloting = (who: Who): Condition => ({ is: 'piloting', who });
export const startedPiloting = (who: Who): Condition => ({ is: 'started-piloting', who });
export const nukesLeft = (n: number): Condition => ({ is: 'nukes', atLeast: n });
/** A token lies beside the board, to be gained. */
export const nukeBeside = (): Condition => ({ is: 'nuke-beside' });
export const inReserves = (ship: 'viper' | 'raptor', n: number): Condition => ({
  is: 'in-reserves',
  ship,
  atLeast: n,
});
export const damagedVipers = (n: number): Condition => ({ is: 'damaged-vipers', atLeast: n });
export const centurionsAboard = (n: number): Condition => ({ is: 'centurions', atLeast: n });
export const shipsInSpace = (ship: ShipKind, n: number): Condition => ({
  is: 'ships-in-space',
  ship,
  atLeast: n,
});
export const shipsInAreaOf = (who: Who, ship: ShipKind, n: number): Condition => ({
  is: 'ships-in-space',
  ship,
  atLeast: n,
  areaOf: who,
});
export const viperCanAct = (): Condition => ({ is: 'viper-can-act' });
export const viperToFly = (): Condition => ({ is: 'viper-to-fly' });
export const attackOn = (ship: 'viper' | 'basestar'): Condition => ({ is: 'attack-on', ship });
export const attackByUnmannedViper = (): Condition => ({ is: 'attack-by', ship: 'unmanned-viper' });
export const attackedViperPiloted = (): Condition => ({ is: 'attacked-viper-piloted' });
/** Somebody's own attack or action has just destroyed it. */
export const destroyedBy = (who: Who): Condition => ({ is: 'destroyed-by', who });
export const scarInPlay = (): Condition => ({ is: 'scar-in-play' });
export const destroyedShip = (...ship: (ShipKind | 'centurion')[]): Condition => ({
  is: 'destroyed-ship',
  ship,
});

export const spaceConditions = {
  piloting: {
    shape: { who },
    en: (c, say, holds) => be(say, c.who, holds, 'piloting a viper'),
  },
  'started-piloting': {
    shape: { who },
    en: (c, say, holds) =>
      c.who === 'you' && say.voice === 'reader'
        ? `you were ${holds ? '' : 'not '}piloting a viper when your turn began`
        : `${person(say, c.who).text} was ${holds ? '' : 'not '}piloting a viper when the turn began`,
  },
  nukes: {
    shape: { atLeast: number },
    en: (c, say, holds) => has(say, 'admiral', some(c.atLeast, 'nuke'), holds),
  },
  'nuke-beside': {
    shape: {},
    en: (_c, _say, holds) => thereAre(1, 'nuke token', 'beside the board', holds),
  },
  'in-reserves': {
    shape: { ship: playerShip, atLeast: number },
    en: (c, _say, holds) => thereAre(c.atLeast, c.ship, 'in the Reserves', holds),
  },
  'damaged-vipers': {
    shape: { atLeast: number },
    en: (c, _say, holds) => thereAre(c.atLeast, 'damaged viper', 'aboard', holds),
  },
  destroyed: {
    shape: { ship: playerShip, atLeast: number },
    en: (c, _say, holds) =>
      holds
        ? `at least ${count(c.atLeast, ships[c.ship])} ${c.atLeast === 1 ? 'has' : 'have'} been destroyed`
        : `fewer than ${count(c.atLeast, ships[c.ship])} have been destroyed`,
  },
  centurions: {
    shape: { atLeast: number },
    en: (c, _say, holds) => thereAre(c.atLeast, 'centurion', 'on the Boarding Party track', holds),
  },
  'ships-in-space': {
    shape: { ship, atLeast: number, areaOf: optional(who) },
    en: (c, say, holds) =>
      thereAre(
        c.atLeast,
        ships[c.ship],
        c.areaOf === undefined ? 'in space' : `in ${own(say, c.areaOf)} area`,
        holds,
      ),
  },
  'viper-can-act': {
    shape: {},
    en: (_c, _say, holds) => `there is ${holds ? 'an' : 'no'} unmanned viper in space or in the Reserves`,
  },
  'viper-to-fly': {
    shape: {},
    en: (_c, _say, holds) => `there is ${holds ? 'an' : 'no'} unmanned viper in space or in the Reserves`,
  },
  'attack-on': {
    shape: { ship: word(['viper', 'basestar'], 'ship') },
    en: (c, say, holds) =>
      `it is ${holds ? '' : 'not '}an attack on ${say.voice === 'piece' ? 'this' : 'a'} ${ships[c.ship]}`,
  },
  'attack-by': {
    shape: { ship: word(['unmanned-viper'], 'ship') },
    en: (c, _say, holds) => `it is ${holds ? '' : 'not '}an attack by an ${ships[c.ship]}`,
  },
  'attacked-viper-piloted': {
    shape: {},
    en: (_c, _say, holds) => `the attacked viper has ${holds ? 'a' : 'no'} pilot`,
  },
  'destroyed-ship': {
    shape: { ship: list(word([...shipKinds, 'centurion'], 'ship')) },
    en: (c, _say, holds) =>
      `it was ${holds ? '' : 'not '}${listed(
        c.ship.map((s) => `a ${ships[s]}`),
        'or',
      )}`,
  },
  'destroyed-by': {
    shape: { who },
    en: (c, say, holds) => `${person(say, c.who).text} ${holds ? 'destroyed' : 'did not destroy'} it`,
  },
  'scar-in-play': {
    shape: {},
    en: (_c, _say, holds) => `Scar is ${holds ? '' : 'not '}in play`,
  },
} satisfies ConditionFamily;
