import { mutinyCards } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import { discardCard } from '../../operations/decks';
import { type G, rules } from '../../rules';
import { mutinyCard, plain } from '../../state/shapes';
import type { Seat } from '../../terms';
import type { Fate } from '../crisis/crisis';

export interface PlayMutiny {
  readonly seat: Seat;
  readonly card: number;
  /** It was held; else it was drawn to be carried out at once. */
  readonly fromHand: boolean;
  fate: Fate;
  holder: null;
}

declare module '../../rules' {
  interface Procedures {
    'play-mutiny': PlayMutiny;
  }
}

rules.locals('play-mutiny', { seat: plain, card: mutinyCard });

/** Plays a Mutiny card. */
export function playMutiny(g: G, seat: Seat, card: number, fromHand: boolean): void {
  rules.call(g, 'play-mutiny', { seat, card, fromHand, fate: 'discard', holder: null });
}

/** Takes a card out of wherever it lies now, and out of the game. rule: limits.removed-from-game */
function removeFromGame(g: G, card: number): void {
  const { decks, players } = g.state;
  const hands = players.map(({ mutiny = [] }) => mutiny);
  const pile = [decks.mutiny.discard, decks.mutiny.draw, ...hands].find((cards) => cards.includes(card));
  if (!pile) return;
  pile.splice(pile.lastIndexOf(card), 1);
  decks.removed.push({ deck: 'mutiny', card });
}

/** A Mutiny card from the hand to the discards. */
rules.procedure('play-mutiny', {
  // rule: mutiny.while-playing — it is no longer held, and lies where it could be reshuffled
  play(g, { seat, card, fromHand }) {
    const { mutiny = [] } = g.state.players[seat];
    if (fromHand) mutiny.splice(mutiny.indexOf(card), 1);
    discardCard(g, 'mutiny', card);
    g.facts.push({ fact: 'mutiny-played', seat, card, rule: 'mutiny.secret' });
  },
  carryOut(g, { seat, card }) {
    const { id, action } = mutinyCards[card];
    runEffects(g, action.do, { you: seat, cause: { kind: 'mutiny', id, card }, bind: {} });
  },
  putAway(g, { card, fate }) {
    if (fate === 'remove') removeFromGame(g, card);
  },
});
