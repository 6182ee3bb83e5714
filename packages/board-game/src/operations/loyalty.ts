import type { LoyaltyCard } from '../state';

/** Turns one of these cards face up for all. */
export function turnUp(cards: LoyaltyCard[], shown: LoyaltyCard): void {
  cards[cards.indexOf(shown)] = { ...shown, faceUp: true };
}

/** Other cards lie where these lie, which is all that changes of them. */
export function layInstead(cards: LoyaltyCard[], dealt: readonly number[]): void {
  cards.forEach((each, at) => {
    cards[at] = { ...each, card: dealt[at] };
  });
}
