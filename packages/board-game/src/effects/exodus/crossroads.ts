import { count, does, statement } from '../../say/en/words';
import { number } from '../shape';
import { who } from '../shape-words';
import type { Bare, Effect, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** The Ionian Nebula, and what only its Crossroads cards do. */

declare module '../types' {
  interface Verbs {
    crossroads: Bare;
    /** A viper that was destroyed comes back to the Reserves. */
    rescueViper: { readonly by: Who };
    /** Raiders of the main board go back to the supply, which is no destruction. */
    removeRaiders: { readonly by: Who; readonly n: number };
  }
}

/** The Crossroads phase begins. */
export const crossroads = (): Effect => ({ do: 'crossroads' });
export const rescueViper = (by: Who): Effect => ({ do: 'rescueViper', by });
export const removeRaiders = (by: Who, n: number): Effect => ({ do: 'removeRaiders', by, n });

export const crossroadsVerbs = {
  crossroads: {
    shape: {},
    en: () => statement('the Crossroads phase begins'),
    weigh: () => 0,
  },
  rescueViper: {
    shape: { by: who },
    en: (e, say) => does(say, e.by, 'return', '1 destroyed viper to the Reserves'),
    implies: (_e, c) => c.is === 'destroyed' && c.ship === 'viper',
    weigh: (on) => on.values.viper,
  },
  removeRaiders: {
    shape: { by: who, n: number },
    en: (e, say) => does(say, e.by, 'take', `${count(e.n, 'raider')} off the main board`),
    implies: (_e, c) => c.is === 'ships-in-space' && c.ship === 'raider',
    weigh: (on, e) => Math.min(e.n, on.inSpace('raider')) * on.raider(),
  },
} satisfies VerbFamily;
