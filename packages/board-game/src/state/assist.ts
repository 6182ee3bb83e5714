import type { Assist, LoyaltyCard } from '../state';
import { layInstead } from './loyalty';
import { noPieces, type Part } from './part';
import { fields, loyaltyCard, plain } from './shapes';

declare module '../state' {
  interface State {
    /** Who stands by the only player; absent in other games, and once gone. rule: variants.one-player.assist */
    assist?: Assist;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly assist?: {
      readonly character: string;
      /** Null where the card is face down. */
      readonly loyalty: readonly { readonly card: number | null; readonly faceUp: boolean }[];
    };
  }
}

/** The assistant of a game for one. Whoever looks at its cards sees them mixed afterwards. */
export const assist: Part<'assist'> = {
  when: 'oneplayer',
  empty: () => ({ assist: undefined }),
  copy(to, { assist: from }) {
    to.assist = from && { character: from.character, loyalty: from.loyalty.slice() };
  },
  view(to, { assist: from, over }) {
    to.assist = from && {
      character: from.character,
      loyalty: from.loyalty.map(({ card, faceUp }) => ({
        card: faceUp || over !== null ? card : null,
        faceUp,
      })),
    };
  },
  places({ assist: from }) {
    if (!from) return [];
    const { loyalty } = from;
    return [
      {
        of: 'loyalty',
        cards: loyalty.map(({ card }) => card),
        knows: (_seat, at) => loyalty[at].faceUp,
        put: (dealt) => layInstead(loyalty, dealt),
        tells: 'looks',
      },
    ];
  },
  pieces: noPieces,
  atRest: {
    assist: fields<Assist>({ loyalty: fields<LoyaltyCard>({ card: loyaltyCard, seenBy: plain }) }),
  },
};
