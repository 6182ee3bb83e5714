import { infiltrate } from '../../procedures/infiltration/infiltration';
import { rules } from '../../rules';
import { nearest } from '../../table/queries';
import type { Runs } from '../run-verb';
import { onBehalf } from '../who';

export const infiltrationRuns = {
  infiltrate(g, effect, _frame, scene) {
    const to = scene.bind[effect.to];
    if (typeof to === 'string') onBehalf(g, effect.who, scene, (seat) => infiltrate(g, seat, to));
  },
  endInfiltration: (g, effect, _frame, scene) =>
    onBehalf(g, effect.who, scene, (seat) => {
      const { location } = g.state.players[seat];
      // rule: characters.danna.visions
      rules.call(g, 'end-infiltration', { seat, from: effect.spared ? null : location });
    }),
  goBackTo(g, { to, actions }, _frame, scene) {
    const ending = nearest(g.state, 'end-infiltration');
    const bound = scene.bind[to];
    if (!ending || typeof bound !== 'string') return;
    ending.to = bound;
    ending.actions = actions;
  },
} satisfies Runs;
