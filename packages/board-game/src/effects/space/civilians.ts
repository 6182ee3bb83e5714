import { count, doesAll, order, statement } from '../../say/en/words';
import { either, number } from '../shape';
import { who } from '../shape-words';
import type { Effect, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** Civilian ships. */

declare module '../types' {
  interface Verbs {
    placeCivilians: { readonly n: number };
    drawAndDestroy: { readonly n: number };
    scoutCivilians: { readonly by: Who; readonly n: number | 'all' };
  }
}

export const drawAndDestroyCivilian = (n: number): Effect => ({ do: 'drawAndDestroy', n });
export const scoutCivilians = (by: Who, n: number): Effect => ({ do: 'scoutCivilians', by, n });
/** Every civilian ship in space. */
export const scoutAllCivilians = (by: Who): Effect => ({ do: 'scoutCivilians', by, n: 'all' });
export const placeCivilians = (n: number): Effect => ({ do: 'placeCivilians', n });

export const civilianVerbs = {
  placeCivilians: {
    shape: { n: number },
    en: (e) =>
      statement(
        `the Admiral, or the CAG where there is one, places ${count(e.n, 'civilian ship')} in any space area`,
      ),
    // A ship in space is in danger, though not lost yet.
    weigh: (on, e) => 0.3 * (-e.n * on.civilian()),
  },
  drawAndDestroy: {
    shape: { n: number },
    en: (e) =>
      order(`draw ${count(e.n, 'civilian ship')} at random and destroy ${e.n === 1 ? 'it' : 'them'}`),
    weigh: (on, e) => -e.n * on.civilian(),
  },
  scoutCivilians: {
    shape: { by: who, n: either('all', number) },
    en: (e, say) =>
      doesAll(say, e.by, [
        ['look at', `${e.n === 'all' ? 'every civilian ship' : count(e.n, 'civilian ship')} in space`],
        ['move', 'each to a neighbouring area if wanted'],
      ]),
    implies: (_e, c) => c.is === 'ships-in-space' && c.ship === 'civilian',
    weigh: (on, e) => 0.1 + on.to(e.by, (seat) => 0.6 * on.trust(seat) * on.shelter(e.n)),
  },
} satisfies VerbFamily;
