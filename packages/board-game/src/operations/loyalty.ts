import type { LoyaltyCard } from '../state';

/** Turns one of these cards face up for all. */
export function turnUp(cards: LoyaltyCard[], shown: LoyaltyCard): void {
  cards[cards.indexOf(shown)] = { ...shown, faceUp: true };
}
