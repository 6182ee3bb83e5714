import { quorumCards } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import { open } from '../../in-play/reactions';
import { discardCard } from '../../operations/decks';
import { type G, rules } from '../../rules';
import { plain, quorumCard } from '../../state/shapes';
import type { Seat } from '../../terms';
import { type Fate, putCardAway } from '../crisis/crisis';

export interface PlayQuorum {
  readonly seat: Seat;
  readonly card: number;
  /** Played from the Quorum hand; else it was drawn to be carried out at once. */
  readonly fromHand: boolean;
  fate: Fate;
  /** Whom the card is given to, if it stays in play with somebody. */
  holder: Seat | null;
  /** Who took the place of somebody that it executed. */
  newcomers?: Seat[];
}

declare module '../../rules' {
  interface Procedures {
    'play-quorum': PlayQuorum;
  }
}

rules.locals('play-quorum', { seat: plain, card: quorumCard, holder: plain, newcomers: plain });

/** Takes a played card back out of wherever it lies now. Whether it was reshuffled or not, only one copy goes. */
function takeBack(g: G, card: number): void {
  const { quorum } = g.state.decks;
  const pile = [quorum.discard, quorum.draw, g.state.quorumHand].find((cards) => cards.includes(card));
  pile?.splice(pile.lastIndexOf(card), 1);
}

/** A Quorum card from the hand to the discards. rule: titles.president.quorum-hand */
rules.procedure('play-quorum', {
  // rule: timing.played-card-leaves-hand, timing.reshuffle-includes-played
  play(g, { seat, card, fromHand }) {
    const { quorumHand } = g.state;
    if (fromHand) quorumHand.splice(quorumHand.indexOf(card), 1);
    discardCard(g, 'quorum', card);
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
    if (fate === 'discard') {
      const stillThere = g.state.decks.quorum.discard.includes(card);
      if (stillThere) g.facts.push({ fact: 'quorum-discarded', card });
      return;
    }
    takeBack(g, card);
    if (fate === 'remove') g.facts.push({ fact: 'quorum-removed', card, rule: 'limits.removed-from-game' });
    putCardAway(g, { deck: 'quorum', card }, fate, holder);
  },
});
