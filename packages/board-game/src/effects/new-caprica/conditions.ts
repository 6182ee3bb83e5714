import { own, thereAre } from '../../say/en/words';
import type { ConditionFamily } from '../condition-face';
import type { Condition, Who } from '../condition-types';
import { number, optional, word } from '../shape';
import { who } from '../shape-words';

/** How it stands on New Caprica. */

declare module '../condition-types' {
  interface Conditions {
    phase: { readonly phase: 'occupied' | 'orbit' };
    stacked: { readonly stack: 'locked' | 'prepared'; readonly atLeast: number };
    /** `at`: where somebody is. */
    occupation: { readonly atLeast: number; readonly at?: Who };
  }
}

/** The humans are on New Caprica and Galactica is away. */
export const occupied = (): Condition => ({ is: 'phase', phase: 'occupied' });
/** Galactica is back in orbit round New Caprica. */
export const inOrbit = (): Condition => ({ is: 'phase', phase: 'orbit' });
export const locked = (n: number): Condition => ({ is: 'stacked', stack: 'locked', atLeast: n });
export const prepared = (n: number): Condition => ({ is: 'stacked', stack: 'prepared', atLeast: n });
export const occupation = (n: number): Condition => ({ is: 'occupation', atLeast: n });
export const occupationAt = (who: Who): Condition => ({ is: 'occupation', atLeast: 1, at: who });

export const newCapricaConditions = {
  phase: {
    shape: { phase: word(['occupied', 'orbit'], 'phase') },
    en: (c, _say, holds) =>
      c.phase === 'orbit'
        ? `Galactica is ${holds ? '' : 'not '}in orbit of New Caprica`
        : `Galactica has ${holds ? 'not returned' : 'returned'} to New Caprica`,
  },
  stacked: {
    shape: { stack: word(['locked', 'prepared'], 'stack'), atLeast: number },
    en: (c, _say, holds) => thereAre(c.atLeast, `${c.stack} civilian ship`, 'on New Caprica', holds),
  },
  occupation: {
    shape: { atLeast: number, at: optional(who) },
    en: (c, say, holds) =>
      thereAre(
        c.atLeast,
        'occupation force',
        c.at === undefined ? 'on New Caprica' : `at ${own(say, c.at)} location`,
        holds,
      ),
  },
} satisfies ConditionFamily;
