import { order } from '../../say/en/words';
import type { Bare, Effect } from '../types';
import { follows, type VerbFamily } from '../verb-face';

/** What becomes of the turn. */

declare module '../types' {
  interface Verbs {
    endTurn: Bare;
  }
}

/** The current turn ends, once what is being carried out is finished. */
export const endTurn = (): Effect => ({ do: 'endTurn' });

export const turnVerbs = {
  endTurn: {
    shape: {},
    en: () => order('end the current turn'),
    weigh: follows,
  },
} satisfies VerbFamily;
