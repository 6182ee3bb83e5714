import type { Frame } from '@ragtag/kernel';
import type { LoyaltyCard, State } from '../state';
import type { Seat } from '../terms';
import { dealLoyalty } from './deal-loyalty';
import { mayLook, noPieces, type PlayerPart } from './part';
import { fields, loyaltyCard, plain } from './shapes';

declare module '../state' {
  interface Player {
    loyalty: LoyaltyCard[];
  }
}

declare module '../door/view-types' {
  interface PlayerView {
    /** Null where this seat may not know the card. */
    readonly loyalty: readonly { readonly card: number | null; readonly faceUp: boolean }[];
  }
}

/** Other cards lie where these lie, which is all that changes of them. */
export function layInstead(cards: LoyaltyCard[], dealt: readonly number[]): void {
  cards.forEach((each, at) => {
    cards[at] = { ...each, card: dealt[at] };
  });
}

const hasSeen = ({ faceUp, seenBy }: LoyaltyCard, seat: Seat | null) =>
  faceUp || (seat !== null && seenBy.includes(seat));

/** Everybody knows of the Sympathizer card that is being passed on. */
function isPassedOn({ stack }: State, owner: Seat, card: number): boolean {
  return stack.some((frame) => {
    const { p, seat, card: passed } = frame as Frame & { readonly seat?: Seat; readonly card?: number };
    return p === 'pass-sympathizer' && seat === owner && passed === card;
  });
}

/** Loyalty cards before their owners. */
export const loyalty: PlayerPart<'loyalty'> = {
  empty: () => ({ loyalty: [] }),
  copy(to, from) {
    to.loyalty = from.loyalty.slice();
  },
  view(to, state, owner, seat) {
    const open = mayLook(state, owner, seat);
    to.loyalty = state.players[owner].loyalty.map((each) => ({
      card: open || hasSeen(each, seat) ? each.card : null,
      faceUp: each.faceUp,
    }));
  },
  viewGoesBy: ['over'],
  places(state, owner) {
    const cards = state.players[owner].loyalty;
    return [
      {
        of: 'loyalty',
        cards: cards.map(({ card }) => card),
        knows: (seat, at) =>
          seat === owner || hasSeen(cards[at], seat) || isPassedOn(state, owner, cards[at].card),
        put: (dealt) => layInstead(cards, dealt),
        owner,
        tells: 'looks',
      },
    ];
  },
  // What is being passed on is known.
  placesGoBy: ['stack'],
  pieces: noPieces,
  dealers: { loyalty: dealLoyalty },
  atRest: { loyalty: fields<LoyaltyCard>({ card: loyaltyCard, seenBy: plain }) },
};
