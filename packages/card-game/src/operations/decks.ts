import { shuffle } from '@ragtag/kernel';
import { setOff } from '../in-play/triggers';
import type { G } from '../rules';
import type { Kind, Seat } from '../terms';
import { cameToHand, deckForgotten, leftHandOpenly, openTop, topTaken } from './memory';

/** Decks, hands and discard piles. */

/** Puts a card into a hand, which is kept sorted so that its order tells nothing. */
export function addTo(sorted: Kind[], kind: Kind): void {
  let at = sorted.length;
  while (at > 0 && sorted[at - 1] > kind) at--;
  sorted.splice(at, 0, kind);
}

export function takeFrom(list: Kind[], kind: Kind): void {
  const at = list.indexOf(kind);
  if (at < 0) throw new Error(`no card ${kind} here`);
  list.splice(at, 1);
}

export function shuffleDeck(g: G, seat: Seat): void {
  const p = g.state.players[seat];
  shuffle(g.state, 'cards', p.deck);
  deckForgotten(p);
}

/**
 * Takes the top card of a deck to draw or reveal it; an empty deck is made anew of the discard pile first. Nothing where
 * both are empty. rule: ccg.deck.reshuffle, ccg.deck.both-empty
 */
export function takeTop(g: G, seat: Seat): Kind | undefined {
  const p = g.state.players[seat];
  if (p.deck.length === 0 && p.discard.length > 0) {
    p.deck = p.discard;
    p.discard = [];
    shuffleDeck(g, seat);
    g.facts.push({ fact: 'reshuffled', seat, rule: 'ccg.deck.reshuffle' });
  }
  topTaken(p);
  return p.deck.pop();
}

/** Draws cards. rule: ccg.effects.draw-means */
export function drawCards(g: G, seat: Seat, n: number, rule: string): void {
  const drawn: Kind[] = [];
  for (let i = 0; i < n; i++) {
    const p = g.state.players[seat];
    const seen = openTop(p);
    const kind = takeTop(g, seat);
    if (kind === undefined) break;
    addTo(p.hand, kind);
    if (seen !== null) cameToHand(p, kind);
    drawn.push(kind);
  }
  if (drawn.length === 0) return;
  g.facts.push({ fact: 'drew', seat, n: drawn.length, rule });
  g.facts.push({ fact: 'drew-cards', seat, cards: drawn.slice().sort((x, y) => x - y), only: [seat] });
  // rule: ccg.ready.not-execution
  if (g.state.turn.phase === 'execution')
    for (let i = 0; i < drawn.length; i++) setOff(g, 'card-drawn', { player: seat });
}

/** rule: ccg.effects.discard */
export function discardCards(g: G, seat: Seat, kinds: readonly Kind[], rule: string): void {
  if (kinds.length === 0) return;
  const p = g.state.players[seat];
  for (const kind of kinds) {
    takeFrom(p.hand, kind);
    leftHandOpenly(p, kind);
    p.discard.push(kind);
  }
  g.facts.push({ fact: 'discarded', seat, cards: [...kinds], rule });
}

/** Deck top to discard pile; an empty deck stays empty. rule: ccg.effects.mill */
export function millCards(g: G, seat: Seat, n: number): void {
  const p = g.state.players[seat];
  const milled: Kind[] = [];
  while (milled.length < n && p.deck.length > 0) milled.push(p.deck.pop() as Kind);
  if (milled.length === 0) return;
  topTaken(p, milled.length);
  for (const kind of milled) p.discard.push(kind);
  g.facts.push({ fact: 'milled', seat, cards: milled, rule: 'ccg.effects.mill' });
}
