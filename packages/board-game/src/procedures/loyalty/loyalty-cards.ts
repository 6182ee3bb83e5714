import { randomInt, shuffle } from '@ragtag/kernel';
import type { Cause } from '../../effects/types';
import { couldReact, open } from '../../in-play/reactions';
import { mayBeDone } from '../../in-play/rulings';
import { turnUp } from '../../operations/loyalty';
import { type G, rules } from '../../rules';
import type { LoyaltyCard } from '../../state';
import { aCause, loyaltyCard, plain } from '../../state/shapes';
import type { Seat } from '../../terms';
import { type Ignorable, ignores, offerToIgnore } from '../actions/ignore';
import { lookAtAssist } from '../assist/assist-loyalty';

export interface LookAtLoyalty extends Ignorable {
  readonly viewer: Seat;
  readonly owner: Seat;
  /** Every card, or a random one. */
  readonly all: boolean;
}

export interface LoyaltyExamined {
  readonly viewer: Seat;
  readonly owner: Seat;
  readonly cards: readonly number[];
}

export interface LoyaltyReceived {
  readonly seat: Seat;
  readonly card: number;
  readonly from: Seat | null;
}

declare module '../../rules' {
  interface Procedures {
    'look-at-loyalty': LookAtLoyalty;
    'loyalty-examined': LoyaltyExamined;
    'loyalty-received': LoyaltyReceived;
  }
}

rules.locals('look-at-loyalty', { viewer: plain, owner: plain, cause: aCause, ignoredBy: plain });
rules.locals('loyalty-examined', { viewer: plain, owner: plain, cards: loyaltyCard });
rules.locals('loyalty-received', { seat: plain, card: loyaltyCard, from: plain });

/** Showing, looking at and handing over Loyalty cards. rule: loyalty.facedown */

/** Turns one of a player's cards face up for all. */
export function showLoyalty(g: G, seat: Seat, card: number, rule: string): void {
  const { loyalty } = g.state.players[seat];
  const found = loyalty.find((l) => l.card === card && !l.faceUp);
  if (!found) return;
  turnUp(loyalty, found);
  g.facts.push({ fact: 'loyalty-revealed', seat, card, rule });
}

/**
 * Turns a card that all have seen face down again and mixes it with the others of its owner. Whoever has seen all of
 * them still knows what they are; for everybody else they are lost from sight.
 */
export function turnLoyaltyDown(g: G, seat: Seat, card: number, rule: string): void {
  const { players } = g.state;
  const { loyalty } = players[seat];
  const found = loyalty.findIndex((l) => l.card === card && l.faceUp);
  if (found === -1) return;
  const others = [...players.keys()].filter((other) => other !== seat);
  loyalty[found] = { card, faceUp: false, seenBy: others };
  const cards = hidden(g, seat);
  const know = others.filter((other) => cards.every(({ seenBy }) => seenBy.includes(other)));
  const up = loyalty.filter((l) => l.faceUp);
  const mixed = cards.length > 1 ? shuffle(g.state, 'cards', [...cards]) : cards;
  players[seat].loyalty = [...up, ...mixed.map((l) => ({ card: l.card, faceUp: false, seenBy: [...know] }))];
  g.facts.push({ fact: 'loyalty-turned-down', seat, card, rule });
}

function hidden(g: G, seat: Seat): LoyaltyCard[] {
  return g.state.players[seat].loyalty.filter((l) => !l.faceUp);
}

/** A player looks at another's face-down cards: all, or a random one. rule: loyalty.look-random */
export function lookAtLoyalty(g: G, viewer: Seat, owner: Seat, all: boolean, cause: Cause): void {
  if (!mayBeDone(g, 'may-look', { seat: viewer })) return;
  if (g.state.options.oneplayer) {
    lookAtAssist(g, viewer, all);
    return;
  }
  // rule: loyalty.look-target — somebody else's cards only
  if (viewer === owner) return;
  if (hidden(g, owner).length > 0) rules.call(g, 'look-at-loyalty', { viewer, owner, all, cause });
}

rules.procedure('look-at-loyalty', {
  offerToIgnore: (g, frame) => offerToIgnore(g, frame, frame.owner),
  look(g, frame) {
    const { viewer, owner, all } = frame;
    if (ignores(frame, owner)) return;
    const cards = hidden(g, owner);
    const seen = all ? cards : [cards[randomInt(g.state, 'cards', 0, cards.length - 1)]];
    const held = g.state.players[owner];
    held.loyalty = held.loyalty.map((l) =>
      seen.includes(l) && !l.seenBy.includes(viewer) ? { ...l, seenBy: [...l.seenBy, viewer] } : l,
    );
    const rule = 'loyalty.look-random';
    g.facts.push({ fact: 'loyalty-looked-at', viewer, owner, n: seen.length, rule });
    g.facts.push({ fact: 'loyalty-seen', viewer, owner, cards: seen.map((l) => l.card), only: [viewer] });
    rules.call(g, 'loyalty-examined', { viewer, owner, cards: seen.map((l) => l.card) });
  },
});

/** Somebody else has looked at cards, which may answer to that, all of them. rule: loyalty.final-five.order */
rules.procedure('loyalty-examined', {
  openExamined: (g) => open(g, 'loyalty-examined'),
  openLookOver: (g) => open(g, 'look-over'),
});

/** A card has come to a player, who may have to show it. */
rules.procedure('loyalty-received', {
  openReceived: (g) => open(g, 'loyalty-received'),
});

/** Announces cards that were dealt (from nobody) or handed over. */
export function reportReceived(g: G, seat: Seat, cards: readonly number[], from: Seat | null): void {
  if (!couldReact(g, 'loyalty-received')) return;
  for (const card of cards) rules.call(g, 'loyalty-received', { seat, card, from });
}

/** Hands over face-down cards: those of one kind, or all. The giver goes on knowing them. */
export function passLoyalty(g: G, from: Seat, to: Seat, rule: string, only?: number): void {
  const passed = hidden(g, from).filter((l) => only === undefined || l.card === only);
  if (passed.length === 0 || from === to) return;
  const giver = g.state.players[from];
  giver.loyalty = giver.loyalty.filter((l) => !passed.includes(l));
  for (const { card, seenBy } of passed) {
    g.state.players[to].loyalty.push({
      card,
      faceUp: false,
      seenBy: [from, ...seenBy.filter((seat) => seat !== to)],
    });
  }
  g.facts.push({ fact: 'loyalty-passed', from, to, n: passed.length, rule });
  const cards = passed.map((l) => l.card);
  g.facts.push({ fact: 'loyalty-received', seat: to, cards, only: [to] });
  reportReceived(g, to, cards, from);
}
