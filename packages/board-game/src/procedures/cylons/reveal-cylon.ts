import { loyaltyCards } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import { rules } from '../../rules';
import { loyaltyCard, plain } from '../../state/shapes';
import { isImprisoned } from '../../table/queries';
import type { Seat } from '../../terms';
import { showLoyalty } from '../loyalty/loyalty-cards';

export interface RevealCylon {
  readonly seat: Seat;
  readonly card: number;
}

declare module '../../rules' {
  interface Procedures {
    'reveal-cylon': RevealCylon;
  }
}

rules.locals('reveal-cylon', { seat: plain, card: loyaltyCard });

/** A hidden Cylon shows a card. rule: cylon-reveal.order */
rules.procedure('reveal-cylon', {
  // rule: cylon-reveal.one-card-only
  show: (g, { seat, card }) => showLoyalty(g, seat, card, 'cylon-reveal.action'),
  carryOut(g, { seat, card }) {
    // rule: cylon-reveal.brig-no-power, newcaprica.rules.detention-reveal
    if (isImprisoned(g.state.players[seat])) return;
    const { id, reveal } = loyaltyCards[card];
    if (reveal) runEffects(g, reveal, { you: seat, cause: { kind: 'loyalty', id, card }, bind: {} });
  },
  become: (g, { seat }) => void rules.call(g, 'become-cylon', { seat, superCrisis: true, how: 'revealed' }),
});
