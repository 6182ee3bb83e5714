import { turnLoyaltyDown } from '../../procedures/loyalty/loyalty-cards';
import { dealLoyalty } from '../../setup/loyalty-deck';
import { rights } from '../../table/standing';
import type { Runs } from '../run-verb';
import { onBehalf } from '../who';

/** Conflicted loyalties: Personal Goals and the Final Five. */
export const conflictRuns = {
  // rule: leaders.no-loyalty, infiltration.loyalty-ignored
  drawLoyalty: (g, { who, n }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => {
      if (rights(g.state.players[seat]).loyalty) dealLoyalty(g, seat, n);
    }),
  turnCardDown(g, _effect, _frame, { you, cause }) {
    if (cause.card !== undefined) turnLoyaltyDown(g, you, cause.card, 'loyalty.final-five.examined');
  },
  // rule: loyalty.final-five.executed
  removeThisCard(g, _effect, _frame, { you, cause }) {
    const p = g.state.players[you];
    const at = p.loyalty.findIndex(({ card }) => card === cause.card);
    if (at >= 0) p.loyalty.splice(at, 1);
  },
} satisfies Runs;
