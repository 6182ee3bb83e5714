import { infiltrate } from '../../procedures/infiltration/infiltration';
import { rules } from '../../rules';
import type { Runs } from '../run-verb';
import { onBehalf } from '../who';

export const infiltrationRuns = {
  infiltrate(g, effect, _frame, scene) {
    const bound = scene.bind[effect.to];
    const to = typeof bound === 'string' ? bound : effect.to;
    onBehalf(g, effect.who, scene, (seat) => infiltrate(g, seat, to));
  },
  endInfiltration: (g, effect, _frame, scene) =>
    onBehalf(g, effect.who, scene, (seat) => {
      rules.call(g, 'end-infiltration', { seat, from: g.state.players[seat].location });
    }),
} satisfies Runs;
