import { count, does, has, order, some } from '../../say/en/words';
import type { ConditionFamily } from '../condition-face';
import { number } from '../shape';
import { who } from '../shape-words';
import type { Bare, Condition, Effect, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** Conflicted loyalties: Personal Goals and the Final Five. */

declare module '../types' {
  interface Verbs {
    drawLoyalty: { readonly who: Who; readonly n: number };
    turnCardDown: Bare;
    removeThisCard: Bare;
  }
}

declare module '../condition-types' {
  interface Conditions {
    'card-hidden': Bare;
    'titles-held': { readonly who: Who; readonly atLeast: number };
    'vipers-lost': { readonly atLeast: number };
    'destination-resolved': { readonly distance: number };
  }
}

export const drawLoyalty = (player: Who, n: number): Effect => ({ do: 'drawLoyalty', who: player, n });
/** The Loyalty card that says so is turned face down and mixed with the others of its owner. */
export const turnCardDown = (): Effect => ({ do: 'turnCardDown' });
/** The Loyalty card that says so leaves the game. */
export const removeThisCard = (): Effect => ({ do: 'removeThisCard' });
/** The Loyalty card that says so has not been shown. */
export const cardHidden = (): Condition => ({ is: 'card-hidden' });
export const titlesHeld = (player: Who, atLeast: number): Condition => ({
  is: 'titles-held',
  who: player,
  atLeast,
});
/** So many vipers are damaged or destroyed, both counted together. */
export const vipersLost = (atLeast: number): Condition => ({ is: 'vipers-lost', atLeast });
/** A Destination of this distance has been followed. */
export const destinationResolved = (distance: number): Condition => ({
  is: 'destination-resolved',
  distance,
});

export const conflictVerbs = {
  drawLoyalty: {
    shape: { who, n: number },
    en: (e, say) => does(say, e.who, 'draw', count(e.n, 'Loyalty card')),
    weigh: (_on, e) => -0.3 * e.n,
  },
  turnCardDown: {
    shape: {},
    en: () => order('turn this card down and shuffle it with your other Loyalty cards'),
    weigh: () => 0,
  },
  removeThisCard: {
    shape: {},
    en: () => order('remove this card from the game'),
    weigh: () => 0,
  },
} satisfies VerbFamily;

export const conflictConditions = {
  'card-hidden': {
    shape: {},
    en: (_c, _say, holds) => `this card has ${holds ? 'not ' : ''}been shown`,
  },
  'titles-held': {
    shape: { who, atLeast: number },
    en: (c, say, holds) => has(say, c.who, some(c.atLeast, 'title'), holds),
  },
  'vipers-lost': {
    shape: { atLeast: number },
    en: (c, _say, holds) =>
      holds
        ? `at least ${count(c.atLeast, 'viper')} are damaged or destroyed`
        : `fewer than ${count(c.atLeast, 'viper')} are damaged or destroyed`,
  },
  'destination-resolved': {
    shape: { distance: number },
    en: (c, _say, holds) =>
      `a Destination of distance ${c.distance} has ${holds ? '' : 'not '}been followed in this game`,
  },
} satisfies ConditionFamily;
