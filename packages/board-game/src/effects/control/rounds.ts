import { person } from '../../say/en/words';
import { text } from '../shape';
import { everybody, doing as then } from '../shape-words';
import type { Effect, WhoAll } from '../types';
import type { VerbFamily } from '../verb-face';

/** One after another, each with all steps. */

declare module '../types' {
  interface Verbs {
    each: { readonly who: WhoAll; readonly as: string; readonly then: readonly Effect[] };
  }
}

/** Clockwise from whoever does this, each finishing all steps before the next. rule: timing.multi-draw-order */
export const oneByOne = (who: WhoAll, as: string, then: readonly Effect[]): Effect => ({
  do: 'each',
  who,
  as,
  then,
});

export const roundVerbs = {
  each: {
    shape: { who: everybody, as: text, then },
    en: (e, say) => ({
      form: 'whole',
      text: `one after another, ${person(say, e.who).text}: ${say.inline(e.then)}`,
    }),
    weigh(on, e) {
      let worth = 0;
      for (const seat of on.seats(e.who)) worth += on.with(e.as, seat).list(e.then);
      return worth;
    },
  },
} satisfies VerbFamily;
