import { does, order, whole } from '../../say/en/words';
import { number } from '../shape';
import { doing, who } from '../shape-words';
import type { Effect, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** The Cylon Fleet board, and nukes at areas. */

declare module '../types' {
  interface Verbs {
    pursuit: { readonly n: number };
    reinforceFleet: { readonly by: Who };
    nukeArea: { readonly by: Who };
    damageAnyViper: { readonly by: Who };
    /** The effects follow if the die is below the number of raiders on the main board. */
    rollBelowRaiders: { readonly by: Who; readonly below: readonly Effect[] };
  }
}

export const advancePursuit = (n: number): Effect => ({ do: 'pursuit', n });
/** A basestar or 3 raiders join the Cylon fleet, in an area of somebody's choice. */
export const reinforceFleet = (by: Who): Effect => ({ do: 'reinforceFleet', by });
export const nukeArea = (by: Who): Effect => ({ do: 'nukeArea', by });
/** A viper of somebody's choice that is neither damaged nor destroyed. */
export const damageAnyViper = (by: Who): Effect => ({ do: 'damageAnyViper', by });
export const rollBelowRaiders = (by: Who, below: readonly Effect[]): Effect => ({
  do: 'rollBelowRaiders',
  by,
  below,
});

export const fleetVerbs = {
  pursuit: {
    shape: { n: number },
    en: (e) =>
      order(`move the pursuit marker on ${e.n === 1 ? '1 space' : `${e.n} spaces`} on the pursuit track`),
    weigh: (on, e) => -0.5 * e.n * (1 + 0.3 * on.raider()),
  },
  reinforceFleet: {
    shape: { by: who },
    en: (e, say) => does(say, e.by, 'place', '1 basestar or 3 raiders in any area of the Cylon Fleet board'),
    weigh: (on) => -Math.max(0.6 * on.values.basestar, 1.5 * on.raider()),
  },
  nukeArea: {
    shape: { by: who },
    en: (e, say) =>
      whole(
        does(
          say,
          e.by,
          'launch',
          '1 nuke at a space area and roll a die; on 2 or less a basestar there is damaged twice; on 3 or more a basestar there is destroyed; on 7 besides 3 raiders there; on 8 every ship there',
        ),
      ),
    // Where there is no space to launch it into, that goes without saying.
    implies: (_e, c) => c.is === 'nukes' || c.is === 'not',
    weigh: (on) =>
      Math.min(1, on.inSpace('basestar')) * 1.1 * on.values.basestar +
      0.1 * on.inSpace('raider') * on.raider() -
      on.values.nuke,
  },
  damageAnyViper: {
    shape: { by: who },
    en: (e, say) => does(say, e.by, 'damage', '1 viper in space or in the Reserves'),
    weigh: (on) => -0.8 * on.values.viper,
  },
  rollBelowRaiders: {
    shape: { by: who, below: doing },
    en: (e, say) =>
      whole(
        does(
          say,
          e.by,
          'roll',
          `a die; below the number of raiders on the main board: ${say.inline(e.below)}`,
        ),
      ),
    weigh: (on, e) => Math.min(1, Math.max(0, on.inSpace('raider') - 1) / 8) * on.list(e.below),
  },
} satisfies VerbFamily;
