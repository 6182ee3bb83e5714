import { rules } from '../../rules';
import type { Runs } from '../run-verb';
import { onBehalf } from '../who';

export const civilianRuns = {
  placeCivilians: (g, { n }) => void rules.call(g, 'place-civilians', { left: n }),
  drawAndDestroy: (g, effect, _frame, { cause }) =>
    void rules.call(g, 'draw-and-destroy', { left: effect.n, cause }),
  scoutCivilians: (g, { by, n }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.call(g, 'scout-civilians', { seat, n })),
} satisfies Runs;
