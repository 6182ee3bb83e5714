import { randomInt, shuffle } from '@ragtag/kernel';
import { loyaltyCards } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import { turnUp } from '../../operations/loyalty';
import { type G, rules } from '../../rules';
import type { LoyaltyCard } from '../../state';
import { loyaltyCard } from '../../state/shapes';
import type { Seat } from '../../terms';

/** Loyalty cards of the assistant, who has no player. */

export interface TurnUpAssist {
  /** The card that was turned up; -1 until then. */
  card: number;
}

declare module '../../rules' {
  interface Procedures {
    'turn-up-assist': TurnUpAssist;
  }
}

rules.locals('turn-up-assist', { card: loyaltyCard });

function faceDown(g: G): LoyaltyCard[] {
  return g.state.assist?.loyalty.filter(({ faceUp }) => !faceUp) ?? [];
}

/** Those face up stay where all see them; nobody can tell the others apart any more. rule: variants.one-player.shuffle */
function mix(g: G): void {
  const { assist } = g.state;
  if (!assist) return;
  const hidden = shuffle(
    g.state,
    'cards',
    faceDown(g).map(({ card }) => card),
  );
  assist.loyalty = [
    ...assist.loyalty.filter(({ faceUp }) => faceUp),
    ...hidden.map((card) => ({ card, faceUp: false, seenBy: [] })),
  ];
}

/** rule: variants.one-player.loyalty, variants.one-player.sleeper */
export function dealToAssist(g: G, n: number): void {
  const { assist, decks } = g.state;
  if (!assist) return;
  const cards = decks.loyalty.splice(-n);
  for (const card of cards) assist.loyalty.push({ card, faceUp: false, seenBy: [] });
  g.facts.push({ fact: 'assist-dealt', n: cards.length, rule: 'variants.one-player.loyalty' });
  mix(g);
}

/** A look at somebody's Loyalty is a look at the assist's. rule: variants.one-player.self-target */
export function lookAtAssist(g: G, viewer: Seat, all: boolean): void {
  const hidden = faceDown(g);
  if (hidden.length === 0) return;
  const seen = all ? hidden : [hidden[randomInt(g.state, 'cards', 0, hidden.length - 1)]];
  const rule = 'variants.one-player.self-target';
  g.facts.push({ fact: 'assist-looked-at', viewer, n: seen.length, rule });
  g.facts.push({ fact: 'assist-seen', viewer, cards: seen.map(({ card }) => card), only: [viewer] });
  mix(g);
}

/** One of the assist's cards is turned up; a Cylon is gone with everything it has. rule: variants.one-player.reveal */
rules.procedure('turn-up-assist', {
  turnUp(g, frame) {
    const hidden = faceDown(g);
    if (!g.state.assist || hidden.length === 0) return rules.finish(g);
    const shown = hidden[randomInt(g.state, 'cards', 0, hidden.length - 1)];
    turnUp(g.state.assist.loyalty, shown);
    frame.card = shown.card;
    g.facts.push({ fact: 'assist-shown', card: shown.card, rule: 'variants.one-player.reveal' });
    if (loyaltyCards[shown.card].side !== 'cylon') rules.finish(g);
  },
  // rule: variants.one-player.damage-card — the only player is the target of everything
  carryOut(g, { card }) {
    const { id, alone } = loyaltyCards[card];
    if (alone)
      runEffects(g, alone, { you: g.state.turn.seat, cause: { kind: 'loyalty', id, card }, bind: {} });
  },
  leave(g) {
    const { assist } = g.state;
    if (!assist) return;
    g.facts.push({ fact: 'assist-left', character: assist.character, rule: 'variants.one-player.reveal' });
    g.state.assist = undefined;
  },
});

export function turnUpAssist(g: G): void {
  rules.call(g, 'turn-up-assist', { card: -1 });
}
