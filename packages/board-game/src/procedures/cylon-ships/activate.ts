import type { Cause } from '../../effects/types';
import { open, struckOut } from '../../in-play/reactions';
import { mayBeDone, type Scoped, scopedModifiers } from '../../in-play/rulings';
import { activateOccupation } from '../../operations/occupation';
import { type G, rules } from '../../rules';
import { aCause, plain } from '../../state/shapes';
import { galacticaIsAway } from '../../table/new-caprica';
import type { CylonIcon, PerArea } from '../../terms';
import { gathers } from '../cylon-fleet/gather';

export interface Activate {
  readonly icons: readonly CylonIcon[];
  /** Just these raiders, by area; all where null. */
  readonly only: PerArea | null;
  readonly withoutCenturions?: true;
  readonly cause: Cause;
  /** Icons still to be resolved. */
  readonly left: CylonIcon[];
  /** The icon being resolved. */
  icon: CylonIcon | null;
  /** What is in force for this activation. */
  readonly mods: Scoped[];
  /** How many raiders are still to miss without a roll, by area. */
  misses?: PerArea;
  /** An answer took the place of this icon. */
  prevented?: boolean;
}

declare module '../../rules' {
  interface Procedures {
    activate: Activate;
  }
}

rules.locals('activate', { only: plain, misses: plain, cause: aCause, mods: scopedModifiers });

const orders: { readonly [K in CylonIcon]: (g: G, frame: Activate) => void } = {
  raiders: (g, { only }) => rules.call(g, 'activate-raiders', { toAct: only && { ...only }, area: null }),
  // rule: activation.launch.three
  'launch-raiders': (g) => rules.call(g, 'launch', { raiders: 3, heavyRaiders: 0 }),
  'heavy-raiders': (g, { withoutCenturions }) =>
    rules.call(g, 'activate-heavy-raiders', withoutCenturions ? { withoutCenturions } : {}),
  basestars: (g) => rules.call(g, 'activate-basestars', {}),
  'occupation-forces': (g, { cause }) => activateOccupation(g, cause),
};

/** Activating Cylon ships. rule: activation.left-to-right */
rules.procedure('activate', {
  nextIcon(g, frame) {
    const icon = frame.left.shift();
    if (icon === undefined) return rules.finish(g);
    // rule: newcaprica.before.ignored
    if (icon !== 'occupation-forces' && galacticaIsAway(g.state)) return rules.goTo(frame, 'nextIcon');
    frame.icon = icon;
    open(g, 'before-activation');
  },
  activate(g, frame) {
    const { icon, cause } = frame;
    if (icon === null || struckOut(frame) || !mayBeDone(g, 'cylon-ships-act')) return;
    g.facts.push({ fact: 'icon-activated', icon, cause, rule: 'activation.left-to-right' });
    if (!gathers(g, icon)) orders[icon](g, frame);
  },
  openDone(g, frame) {
    rules.goTo(frame, 'nextIcon');
    open(g, 'activation-done');
  },
});

/** Activates ships by icon: all of a type, or just these raiders. */
export function activateShips(
  g: G,
  { icons, only, cause, withoutCenturions }: Pick<Activate, 'icons' | 'only' | 'withoutCenturions' | 'cause'>,
): void {
  rules.call(g, 'activate', {
    icons,
    only,
    cause,
    withoutCenturions,
    left: [...icons],
    icon: null,
    mods: [],
  });
}
