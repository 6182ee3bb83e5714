import { flag, optional, word } from '../shape';
import { modifier } from '../shape-parts';
import { doing as then, window } from '../shape-words';
import { type Condition, durations, type Effect, type Modifier, type Scope, type WindowName } from '../types';
import type { VerbFamily } from '../verb-face';
import { windows } from '../windows';

/** What stays in force, and what happens later. */

declare module '../types' {
  interface Verbs {
    inForce: { readonly modifier: Modifier; readonly until: Scope; readonly once?: boolean };
    later: { readonly window: WindowName; readonly then: readonly Effect[] };
  }
}

export const inForce = (until: Scope, modifier: Modifier): Effect => ({ do: 'inForce', modifier, until });
/** In force until it has counted once. */
export const inForceOnce = (until: Scope, modifier: Modifier): Effect => ({
  do: 'inForce',
  modifier,
  until,
  once: true,
});
/** Changes the difficulty of the running check. */
export const changeDifficulty = (add: number): Effect =>
  inForce('this-check', { on: 'check-difficulty', add });
export const later = (window: WindowName, then: readonly Effect[]): Effect => ({ do: 'later', window, then });

/** What is in force already is brought to the check once more to no avail. */
function isWhatItBrings(c: Condition, { on, cards, value }: Modifier): boolean {
  if (c.is === 'check-faceup') return on === 'faceup';
  return c.is === 'check-counts' && value === 'positive' && cards?.skill === c.skill;
}

export const lastingVerbs = {
  inForce: {
    shape: { modifier, until: word(durations, 'time'), once: optional(flag) },
    en: (e, say) => say.modifier(e.modifier, e.until),
    implies: (e, c) => c.is === 'not' && isWhatItBrings(c.it, e.modifier),
    weigh: (on, e) => on.modifier(e.modifier),
  },
  later: {
    shape: { window, then },
    en: (e, say) => ({
      form: 'whole',
      timed: true,
      text: `${windows[e.window].en.when}, ${say.inline(e.then)}`,
    }),
    weigh: (on, e) => on.list(e.then),
  },
} satisfies VerbFamily;
