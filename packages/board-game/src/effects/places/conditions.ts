import { boards, inPlace } from '../../say/en/names';
import { be, own } from '../../say/en/words';
import type { BoardName } from '../../terms';
import type { ConditionFamily } from '../condition-face';
import type { Bare, Condition, Who } from '../condition-types';
import { board, location, who } from '../shape-words';

/** Where characters are, and what has become of it. */

declare module '../condition-types' {
  interface Conditions {
    at: { readonly who: Who; readonly location: string };
    on: { readonly who: Who; readonly board: BoardName };
    'off-the-board': { readonly who: Who };
    imprisoned: { readonly who: Who };
    'sharing-location': { readonly who: Who };
    'location-damaged': { readonly at: Who };
    'ship-in-play': { readonly board: BoardName };
    'place-occupied': Bare;
  }
}

export const at = (who: Who, location: string): Condition => ({ is: 'at', who, location });
export const onBoard = (who: Who, board: BoardName): Condition => ({
  is: 'on',
  who,
  board,
});
export const offTheBoard = (who: Who): Condition => ({ is: 'off-the-board', who });
/** In the Brig, or in what takes its place on New Caprica. */
export const imprisoned = (who: Who): Condition => ({ is: 'imprisoned', who });
export const sharingLocation = (who: Who): Condition => ({ is: 'sharing-location', who });
/** Of the place that is asked about: another character is there. */
export const placeOccupied = (): Condition => ({ is: 'place-occupied' });
export const locationDamaged = (where: Who): Condition => ({ is: 'location-damaged', at: where });

export const shipInPlay = (ship: BoardName): Condition => ({ is: 'ship-in-play', board: ship });

export const placeConditions = {
  at: {
    shape: { who, location },
    en: (c, say, holds) => be(say, c.who, holds, inPlace(c.location)),
  },
  on: {
    shape: { who, board },
    en: (c, say, holds) => be(say, c.who, holds, boards[c.board].aboard),
  },
  'off-the-board': {
    shape: { who },
    en: (c, say, holds) => be(say, c.who, true, holds ? 'off the board' : 'on the board'),
  },
  imprisoned: {
    shape: { who },
    en: (c, say, holds) => be(say, c.who, holds, inPlace('brig')),
  },
  'sharing-location': {
    shape: { who },
    en: (c, say, holds) => `${holds ? 'another' : 'no other'} character is at ${own(say, c.who)} location`,
  },
  'place-occupied': {
    shape: {},
    en: (_c, _say, holds) => `${holds ? 'another' : 'no other'} character is there`,
  },
  'location-damaged': {
    shape: { at: who },
    en: (c, say, holds) => `${own(say, c.at)} location is ${holds ? '' : 'not '}damaged`,
  },
  'ship-in-play': {
    shape: { board },
    en: (c, _say, holds) => `${boards[c.board].title} has ${holds ? 'not ' : ''}been destroyed`,
  },
} satisfies ConditionFamily;
