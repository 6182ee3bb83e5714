import { each } from '@ragtag/kernel';
import { tokensSay } from '../../operations/losses';
import { rules } from '../../rules';
import { plain } from '../../state/shapes';
import { basestarsInPlay } from '../../table/queries';

export interface ActivateBasestars {
  /** Basestars still to fire. */
  left?: number[];
}

declare module '../../rules' {
  interface Procedures {
    'activate-basestars': ActivateBasestars;
  }
}

rules.locals('activate-basestars', { left: plain });

/** Every basestar fires at Galactica. rule: activation.basestars.fire */
rules.procedure('activate-basestars', {
  fire: each(
    'left',
    (g) => basestarsInPlay(g.state),
    (g, _frame, basestar) => {
      const { area } = g.state.basestars[basestar];
      // rule: damage.basestar-weapons
      if (area === null || tokensSay(g.state, basestar, 'may-attack').some((m) => m.no)) return;
      rules.call(g, 'attack', {
        roller: g.state.turn.seat,
        attack: { by: 'basestar', on: 'galactica', area, pilot: null, basestar: null, ship: null },
      });
    },
  ),
});
