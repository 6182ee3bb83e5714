import { place } from '../../say/en/names';
import { be, does, doesAll } from '../../say/en/words';
import type { ConditionFamily } from '../condition-face';
import type { Condition, Who } from '../condition-types';
import { locationOrBound, who } from '../shape-words';
import type { Effect } from '../types';
import type { VerbFamily } from '../verb-face';

/** Cylons who go among the humans. */

declare module '../types' {
  interface Verbs {
    infiltrate: { readonly who: Who; readonly to: string };
    endInfiltration: { readonly who: Who };
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
    shape: { who },
    en: (e, say) => does(say, e.who, 'stop', 'infiltrating'),
    implies: (e, c) => c.is === 'infiltrating' && c.who === e.who,
    weigh: (on, e) => on.to(e.who, (seat) => -0.3 * on.trust(seat)),
  },
} satisfies VerbFamily;

export const infiltrationConditions = {
  infiltrating: {
    shape: { who },
    en: (c, say, holds) => be(say, c.who, holds, 'infiltrating'),
  },
} satisfies ConditionFamily;
