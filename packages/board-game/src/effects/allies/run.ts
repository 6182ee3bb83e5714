import { repelCenturions } from '../../operations/boarding';
import { discardTrauma } from '../../procedures/allies/discard-trauma';
import { drawTrauma } from '../../procedures/allies/draw-trauma';
import { meetAlly } from '../../procedures/allies/encounter';
import { displace } from '../../procedures/allies/replace-allies';
import { strikeRaiders } from '../../procedures/allies/strike-raiders';
import { takeTrauma } from '../../procedures/allies/take-trauma';
import { startTraumaPhase } from '../../procedures/allies/trauma-phase';
import { alliesDisplaced } from '../../table/allies';
import type { Runs } from '../run-verb';
import { onBehalf, placeFor, seatsFor } from '../who';

export const allyRuns = {
  drawTrauma: (g, { who, n }, _frame, scene) => drawTrauma(g, seatsFor(g.state, who, scene), n),
  discardTrauma: (g, { who, n, random }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => discardTrauma(g, seat, n, random === true)),
  takeTrauma: (g, { who }, _frame, scene) => onBehalf(g, who, scene, (seat) => takeTrauma(g, seat)),
  meetAlly: (g, { who }, _frame, scene) => onBehalf(g, who, scene, (seat) => meetAlly(g, seat)),
  displaceAllies(g, { in: written }, _frame, scene) {
    const { allies = [] } = g.state;
    const place = written === undefined ? undefined : placeFor(written, scene);
    displace(
      g,
      alliesDisplaced(g.state, place).map((at) => allies[at]),
    );
  },
  strikeRaiders: (g, { by }, _frame, scene) => onBehalf(g, by, scene, (seat) => strikeRaiders(g, seat)),
  repelCenturions: (g) => repelCenturions(g),
  traumaPhase: (g) => startTraumaPhase(g),
} satisfies Runs;
