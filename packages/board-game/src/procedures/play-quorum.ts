import { quorumCards } from '../cards/tables';
import { discardCard } from '../decks';
import { runEffects } from '../effects/start';
import { open } from '../reactions';
import { rules } from '../rules';
import type { Seat } from '../terms';
import { type Fate, putCardAway } from './crisis';

export interface PlayQuorum {
  readonly seat: Seat;
  readonly card: number;
  /** Played from the Quorum hand; else it was drawn to be carried out at once. */
  readonly fromHand: boolean;
  fate: Fate;
  /** Whom the card is given to, if it stays in play with somebody. */
  holder: Seat | null;
}

declare module '../rules' {
  interface Procedures {
    'play-quorum': PlayQuorum;
  }
}

/** A Quorum card from the hand to the discards. rule: titles.president.quorum-hand */
rules.procedure('play-quorum', {
  // rule: timing.played-card-leaves-hand
  play(g, { seat, card, fromHand }) {
    const { quorumHand } = g.state;
    if (fromHand) quorumHand.splice(quorumHand.indexOf(card), 1);
    g.facts.push({ fact: 'quorum-played', seat, card, rule: 'titles.president.quorum-hand' });
  },
  openPlayed(g, { fromHand }) {
    if (fromHand) open(g, 'quorum-played');
  },
  carryOut(g, { seat, card }) {
    const { id, action } = quorumCards[card];
    runEffects(g, action.do, { you: seat, cause: { kind: 'quorum', id, card }, bind: {} });
  },
  openDone: (g) => open(g, 'quorum-done'),
  putAway(g, { card, fate, holder }) {
    if (fate === 'remove') g.facts.push({ fact: 'quorum-removed', card, rule: 'limits.removed-from-game' });
    if (fate !== 'discard') {
      putCardAway(g, { deck: 'quorum', card }, fate, holder);
      return;
    }
    discardCard(g, 'quorum', card);
    g.facts.push({ fact: 'quorum-discarded', card });
  },
});
