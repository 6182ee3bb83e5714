import { mayBeDone, number } from '../../in-play/rulings';
import { tokensSay } from '../../operations/losses';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { basestarsInPlay } from '../../table/queries';
import type { Area } from '../../terms';

export interface Launch {
  /** From each basestar. */
  readonly raiders: number;
  readonly heavyRaiders: number;
}

declare module '../../rules' {
  interface Procedures {
    launch: Launch;
  }
}

rules.locals('launch', { raiders: plain, heavyRaiders: plain });

/** How many ships of a type a basestar launches. rule: damage.basestar-hangar */
function launchCount(g: G, basestar: number, stated: number): number {
  if (stated === 0) return 0;
  let n = number(g, 'launch-count', stated);
  for (const { atMost } of tokensSay(g.state, basestar, 'launch-count')) n = Math.min(n, atMost ?? n);
  return n;
}

/** Every basestar launches ships into its own area. rule: activation.launch.three, activation.launch.no-basestar */
rules.procedure('launch', {
  launch(g, frame) {
    if (!mayBeDone(g, 'cylon-ships-act')) return;
    const ships: Partial<Record<Area, { raiders: number; heavyRaiders: number }>> = {};
    for (const basestar of basestarsInPlay(g.state)) {
      const { area } = g.state.basestars[basestar];
      if (area === null) continue;
      ships[area] ??= { raiders: 0, heavyRaiders: 0 };
      ships[area].raiders += launchCount(g, basestar, frame.raiders);
      ships[area].heavyRaiders += launchCount(g, basestar, frame.heavyRaiders);
    }
    // rule: activation.launch.supply
    rules.call(g, 'place-ships', {
      ships,
      rule: 'activation.launch.supply',
      kind: 0,
      raiders: {},
      vipers: [],
    });
  },
});
