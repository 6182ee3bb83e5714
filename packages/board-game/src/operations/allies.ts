import { allyCards } from '../cards/tables';
import type { G } from '../rules';
import type { PlacedAlly } from '../state/allies';
import { isPlaceGone, isPlayed } from '../table/allies';
import type { Seat } from '../terms';
import { discardTokens, giveUpToken, takeToken } from './trauma';

/** Allies that come to the board and leave it. */

type Leaving = 'duplicate' | 'no-place' | 'met' | 'displaced';

function leaves(g: G, card: number, why: Leaving, rule: string): void {
  g.state.decks.removed.push({ deck: 'ally', card });
  g.facts.push({ fact: 'ally-left', card, why, rule });
}

/** Draws Allies until one can be placed, without a token so far; nothing once the deck is out. rule: allies.deck-out */
export function placeAlly(g: G): PlacedAlly | undefined {
  const { allies, decks } = g.state;
  if (!allies) return undefined;
  for (let card = decks.ally.draw.pop(); card !== undefined; card = decks.ally.draw.pop()) {
    if (isPlayed(g.state, allyCards[card])) leaves(g, card, 'duplicate', 'allies.duplicate');
    else if (isPlaceGone(g.state, allyCards[card].location))
      leaves(g, card, 'no-place', 'allies.location-gone');
    else {
      const ally: PlacedAlly = { card, token: undefined, by: undefined };
      allies.push(ally);
      g.facts.push({ fact: 'ally-placed', card });
      return ally;
    }
  }
  return undefined;
}

/** A token of the pool comes to lie on an Ally, seen by nobody. */
export function layUnseen(g: G, ally: PlacedAlly, rule: string): void {
  ally.token = takeToken(g);
  if (ally.token !== undefined) g.facts.push({ fact: 'ally-token-unseen', card: ally.card, rule });
}

/** A player lays one of the own tokens on an Ally and goes on knowing it. rule: secrecy.trauma */
export function layOwnToken(g: G, ally: PlacedAlly, seat: Seat, token: number, rule: string): void {
  giveUpToken(g, seat, token);
  ally.token = token;
  ally.by = seat;
  g.facts.push({ fact: 'ally-token-laid', card: ally.card, seat, rule });
  g.facts.push({ fact: 'ally-token-known', card: ally.card, seat, token, only: [seat] });
}

/** Takes an Ally off the board and out of the game; a token on its card is discarded. */
export function removeAlly(g: G, ally: PlacedAlly, why: 'met' | 'displaced', rule: string): void {
  const { allies = [] } = g.state;
  allies.splice(allies.indexOf(ally), 1);
  if (ally.token !== undefined) discardTokens(g, [ally.token]);
  leaves(g, ally.card, why, rule);
}
