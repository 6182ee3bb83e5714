import { place } from '../../say/en/names';
import { be, count, does, doesAll } from '../../say/en/words';
import type { ConditionFamily } from '../condition-face';
import type { Condition, Who } from '../condition-types';
import { flag, number, optional } from '../shape';
import { locationOrBound, who } from '../shape-words';
import type { Effect } from '../types';
import type { VerbFamily } from '../verb-face';

/** Cylons who go among the humans. */

declare module '../types' {
  interface Verbs {
    infiltrate: { readonly who: Who; readonly to: string };
    /** `spared`: no cards are given up for it in the Brig. */
    endInfiltration: { readonly who: Who; readonly spared?: true };
    /** Whoever is going back goes there instead, and then has further actions. */
    goBackTo: { readonly to: string; readonly actions: number };
  }
}

declare module '../condition-types' {
  interface Conditions {
    infiltrating: { readonly who: Who };
  }
}

/** Somebody who may begins to infiltrate, at a place that was chosen. */
export const infiltrate = (who: Who, to: string): Effect => ({ do: 'infiltrate', who, to });
export const endInfiltration = (who: Who): Effect => ({ do: 'endInfiltration', who });
export const backToTheShip = (who: Who): Effect => ({ do: 'endInfiltration', who, spared: true });
export const goBackTo = (to: string, actions: number): Effect => ({ do: 'goBackTo', to, actions });
export const infiltrating = (who: Who): Condition => ({ is: 'infiltrating', who });

export const infiltrationVerbs = {
  infiltrate: {
    shape: { who, to: locationOrBound },
    en: (e, say) =>
      doesAll(say, e.who, [
        ['infiltrate', ''],
        ['go', `to ${place(e.to)}`],
      ]),
    weigh: (on, e) => on.to(e.who, (seat) => 0.3 * on.trust(seat)),
  },
  endInfiltration: {
    shape: { who, spared: optional(flag) },
    en: (e, say) => does(say, e.who, 'stop', 'infiltrating'),
    implies: (e, c) => c.is === 'infiltrating' && c.who === e.who,
    weigh: (on, e) => on.to(e.who, (seat) => -0.3 * on.trust(seat)),
  },
  goBackTo: {
    shape: { to: locationOrBound, actions: number },
    en: (e, say) =>
      doesAll(say, 'you', [
        ['go', `to ${place(e.to)} instead of the Resurrection Ship`],
        ['take', count(e.actions, 'more action')],
      ]),
    weigh: (on, e) => on.to('you', (seat) => on.actions(seat, { actions: e.actions })),
  },
} satisfies VerbFamily;

export const infiltrationConditions = {
  infiltrating: {
    shape: { who },
    en: (c, say, holds) => be(say, c.who, holds, 'infiltrating'),
  },
} satisfies ConditionFamily;
