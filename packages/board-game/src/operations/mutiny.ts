import { ableToGo } from '../in-play/targets';
import { type G, rules } from '../rules';
import { takesToken, tokensHeld } from '../table/mutiny';
import { isHuman } from '../table/queries';
import { type PlayerToken, playerTokens, type Seat } from '../terms';
import { discardCard } from './decks';
import { addTokens } from './tokens';

/** Mutiny cards and tokens of players, and how they lose them. */

/** A player draws Mutiny cards; Cylon players never do. rule: mutiny.cylons-none */
export function drawMutiny(g: G, seat: Seat, n: number, spared?: true): void {
  if (isHuman(g.state, seat) && n > 0) rules.call(g, 'draw-mutiny', { seat, left: n, spared });
}

/** Mutiny cards go from a hand to the discards, face up. rule: mutiny.secret */
export function discardMutiny(g: G, seat: Seat, cards: readonly number[], rule?: string): void {
  if (cards.length === 0) return;
  const { mutiny = [] } = g.state.players[seat];
  for (const card of cards) {
    mutiny.splice(mutiny.indexOf(card), 1);
    discardCard(g, 'mutiny', card);
  }
  g.facts.push({ fact: 'mutiny-discarded', seat, cards, rule });
}

/** rule: cylon-reveal.discard-attached, execution.discard-daybreak, infiltration.end-any */
export function discardAllMutiny(g: G, seat: Seat, rule: string): void {
  discardMutiny(g, seat, [...(g.state.players[seat].mutiny ?? [])], rule);
}

/** rule: cylon-reveal.discard-attached, execution.discard-daybreak */
export function loseTokens(g: G, seat: Seat): void {
  for (const token of playerTokens) {
    const n = tokensHeld(g.state.players[seat], token);
    if (n > 0) addTokens(g, seat, token, -n);
  }
}

/** Gives a player tokens, as many as may be held. rule: miracle.limit */
export function gainTokens(g: G, seat: Seat, token: PlayerToken, n: number): void {
  for (let k = 0; k < n && takesToken(g.state.players[seat], token); k++) addTokens(g, seat, token, 1);
}

/** Whether somebody who holds too many cards goes to the Brig for it. rule: mutiny.over-limit */
export function canBeBrigged(g: G, seat: Seat): boolean {
  return ableToGo(g.state, seat, 'brig');
}
