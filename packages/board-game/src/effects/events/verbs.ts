import { does, order, statement } from '../../say/en/words';
import { flag, optional, word } from '../shape';
import { who } from '../shape-words';
import type { Bare, Effect, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** What becomes of the event that is being answered. */

declare module '../types' {
  interface Verbs {
    prevent: Bare;
    again: { readonly what: 'roll' | 'crisis-draw' | 'box'; readonly by?: Who; readonly final?: boolean };
  }
}

/** The event that is being answered does not happen. */
export const prevent = (): Effect => ({ do: 'prevent' });
export const rollAgain = (): Effect => ({ do: 'again', what: 'roll' });
export const drawCrisisAgain = (): Effect => ({ do: 'again', what: 'crisis-draw' });
export const chooseBoxAgain = (by: Who): Effect => ({ do: 'again', what: 'box', by, final: true });

export const eventVerbs = {
  prevent: {
    shape: {},
    en: () => statement('it does not happen'),
    weigh: () => 0.5,
  },
  again: {
    shape: {
      what: word(['roll', 'crisis-draw', 'box'], 'thing to do again'),
      by: optional(who),
      final: optional(flag),
    },
    en(e, say) {
      if (e.what === 'roll') return order('roll the die again');
      if (e.what === 'crisis-draw') return order('have the card discarded and another drawn in its place');
      return does(say, e.by ?? 'you', 'choose', 'another of its boxes');
    },
    weigh: () => 0.2,
  },
} satisfies VerbFamily;
