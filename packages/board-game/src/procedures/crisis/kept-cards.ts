import type { Frame } from '@ragtag/kernel';
import { deckTables } from '../../cards/tables';
import { discardCard } from '../../operations/decks';
import { discardAllMutiny } from '../../operations/mutiny';
import type { G } from '../../rules';
import type { KeptCard } from '../../state';
import type { Seat } from '../../terms';
import { type Crisis, putCardAway } from './crisis';

/** Cards that lie in play, and how they leave it. */

/** Takes a kept card out of play. */
export function leavePlay(g: G, kept: KeptCard, fate: 'discard' | 'remove' | 'shuffle', rule?: string): void {
  const { inPlay } = g.state;
  const { deck, card } = kept;
  inPlay.splice(inPlay.indexOf(kept), 1);
  g.facts.push({ fact: 'card-left-play', deck, card, rule });
  if (fate === 'discard') discardCard(g, deck, card);
  else putCardAway(g, kept, fate, null);
}

/** rule: crisis.kept-in-play — many stay only until the fleet jumps. */
export function discardUntilJump(g: G): void {
  const s = g.state;
  for (const kept of s.inPlay.filter((k) => deckTables[k.deck][k.card].inPlay?.until === 'jump')) {
    leavePlay(g, kept, 'discard', 'crisis.kept-in-play');
  }
  s.inForce = s.inForce.filter((each) => each.until !== 'jump');
  for (const frame of s.stack) if (frame.p === 'crisis') (frame as Frame & Crisis).jumped = true;
}

/** Cards that lie with somebody who is gone from among the humans, and Mutiny cards. rule: titles.president.attached */
export function discardAttached(g: G, seat: Seat, rule: string): void {
  discardAllMutiny(g, seat, rule);
  for (const kept of g.state.inPlay.filter((k) => k.holder === seat)) {
    leavePlay(g, kept, 'discard', rule);
  }
}
