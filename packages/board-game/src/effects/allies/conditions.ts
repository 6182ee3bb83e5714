import { has, person, some } from '../../say/en/words';
import type { ConditionFamily } from '../condition-face';
import type { Condition, Who } from '../condition-types';
import { number, word } from '../shape';
import { who } from '../shape-words';

/** Where Allies and trauma tokens lie. */

declare module '../condition-types' {
  interface Conditions {
    'trauma-held': { readonly who: Who; readonly atLeast: number };
    /** A token lies on the location where somebody is. */
    'trauma-here': { readonly who: Who };
    'ally-here': { readonly who: Who };
    'allies-displaced': { readonly why: 'damaged' | 'unfit' };
  }
}

export const traumaHeld = (player: Who, atLeast: number): Condition => ({
  is: 'trauma-held',
  who: player,
  atLeast,
});
export const traumaHere = (player: Who): Condition => ({ is: 'trauma-here', who: player });
export const allyHere = (player: Who): Condition => ({ is: 'ally-here', who: player });
/** Allies are in the location that the event is about, or cannot stay where they are. */
export const alliesDisplaced = (why: 'damaged' | 'unfit'): Condition => ({ is: 'allies-displaced', why });

export const allyConditions = {
  'trauma-held': {
    shape: { who, atLeast: number },
    en: (c, say, holds) => has(say, c.who, some(c.atLeast, 'trauma token'), holds),
  },
  'trauma-here': {
    shape: { who },
    en: (c, say, holds) => `${holds ? 'a' : 'no'} trauma token lies on ${person(say, c.who).own} location`,
  },
  'ally-here': {
    shape: { who },
    en: (c, say, holds) => `${holds ? 'an' : 'no'} Ally is in ${person(say, c.who).own} location`,
  },
  'allies-displaced': {
    shape: { why: word(['damaged', 'unfit'], 'reason') },
    en: (c, _say, holds) =>
      c.why === 'damaged'
        ? `${holds ? 'an' : 'no'} Ally is in that location`
        : `${holds ? 'an' : 'no'} Ally cannot stay`,
  },
} satisfies ConditionFamily;
