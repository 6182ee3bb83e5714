import { each } from '@ragtag/kernel';
import type { Cause } from '../effects/types';
import { type G, rules } from '../rules';
import type { Area, CylonIcon } from '../terms';

export interface Activate {
  readonly icons: readonly CylonIcon[];
  /** Just these raiders, by area; all where null. */
  readonly only: Partial<Record<Area, number>> | null;
  readonly cause: Cause;
  /** Icons still to be resolved. */
  left?: CylonIcon[];
}

declare module '../rules' {
  interface Procedures {
    activate: Activate;
  }
}

const orders: { readonly [K in CylonIcon]: (g: G, frame: Activate) => void } = {
  raiders: (g, { only }) => rules.call(g, 'activate-raiders', { toAct: only && { ...only }, area: null }),
  // rule: activation.launch.three
  'launch-raiders': (g) => rules.call(g, 'launch', { raiders: 3, heavyRaiders: 0 }),
  'heavy-raiders': (g) => rules.call(g, 'activate-heavy-raiders', {}),
  basestars: (g) => rules.call(g, 'activate-basestars', {}),
};

/** Activating Cylon ships. rule: activation.left-to-right */
rules.procedure('activate', {
  eachIcon: each(
    'left',
    (_g, frame) => frame.icons,
    (g, frame, icon) => {
      g.facts.push({ fact: 'icon-activated', icon, cause: frame.cause, rule: 'activation.left-to-right' });
      orders[icon](g, frame);
    },
  ),
});
