import { shuffle } from '@ragtag/kernel';
import type { G } from '../rules';
import { canBeKept } from '../state/trauma';
import type { Seat } from '../terms';
import { addToHand } from './decks';
import { mixIn } from './mixed-pile';

/** Taking and putting trauma tokens. */

/** The next token of the pool, unseen; nothing where none is left. rule: trauma.pool-empty */
export function takeToken(g: G): number | undefined {
  const { trauma } = g.state;
  if (!trauma) return undefined;
  if (trauma.pool.length === 0 && trauma.discard.length > 0) {
    trauma.pool = shuffle(g.state, 'cards', trauma.discard);
    trauma.discard = [];
    g.facts.push({ fact: 'trauma-mixed', rule: 'trauma.pool-empty' });
  }
  return trauma.pool.pop();
}

/** As many as there are, up to a number. */
export function takeTokens(g: G, n: number): number[] {
  const tokens: number[] = [];
  for (let k = 0; k < n; k++) {
    const token = takeToken(g);
    if (token === undefined) break;
    tokens.push(token);
  }
  return tokens;
}

/** Tokens go back to the pool, which is mixed. rule: trauma.disaster-human, trauma.disaster-cylon */
export function returnToPool(g: G, tokens: readonly number[]): void {
  if (g.state.trauma) mixIn(g.state, g.state.trauma.pool, tokens);
}

/** Tokens are laid aside face down until the pool is empty. */
export function discardTokens(g: G, tokens: readonly number[]): void {
  g.state.trauma?.discard.push(...tokens);
}

/** A player keeps tokens, face down. rule: trauma.draw-hidden */
export function keepTokens(g: G, seat: Seat, tokens: readonly number[], rule?: string): void {
  if (tokens.length === 0) return;
  const p = g.state.players[seat];
  p.trauma ??= [];
  for (const token of tokens) addToHand(p.trauma, token);
  g.facts.push({ fact: 'trauma-kept', seat, n: tokens.length, rule });
  g.facts.push({ fact: 'trauma-received', seat, tokens, only: [seat] });
}

/** A token leaves a player's, to be laid elsewhere. */
export function giveUpToken(g: G, seat: Seat, token: number): void {
  const { trauma = [] } = g.state.players[seat];
  trauma.splice(trauma.indexOf(token), 1);
}

/** A player's tokens are discarded, face down. */
export function discardOwnTokens(g: G, seat: Seat, tokens: readonly number[], rule?: string): void {
  if (tokens.length === 0) return;
  for (const token of tokens) giveUpToken(g, seat, token);
  discardTokens(g, tokens);
  g.facts.push({ fact: 'trauma-discarded', seat, n: tokens.length, rule });
  g.facts.push({ fact: 'trauma-given-up', seat, tokens, only: [seat] });
}

/**
 * Draws tokens that may be no disasters: such are shown, replaced and afterwards mixed into the pool.
 * rule: setup.ionian.disaster-redraw, execution.new-trauma
 */
export function drawHarmless(g: G, seat: Seat, n: number, rule: string): readonly number[] {
  const kept: number[] = [];
  const disasters: number[] = [];
  while (kept.length < n) {
    const token = takeToken(g);
    if (token === undefined) break;
    if (canBeKept(token)) kept.push(token);
    else {
      disasters.push(token);
      g.facts.push({ fact: 'disaster-shown', seat, rule: 'setup.ionian.disaster-redraw' });
    }
  }
  keepTokens(g, seat, kept, rule);
  return disasters;
}
