import { draws } from './kinds';
import { mayLook, noPieces, type PlayerPart } from './part';
import { inHand } from './place';
import { handOf } from './shapes';

declare module '../state' {
  interface Player {
    /** Skill cards, sorted. */
    hand: number[];
  }
}

declare module '../door/view-types' {
  interface PlayerView {
    readonly cards: number;
    /** For those who may know it. */
    readonly hand?: readonly number[];
  }
}

/** Hands of skill cards. */
export const hands: PlayerPart<'hand'> = {
  empty: () => ({ hand: [] }),
  copy(to, from) {
    to.hand = from.hand.slice();
  },
  view(to, state, owner, seat) {
    const { hand } = state.players[owner];
    to.cards = hand.length;
    to.hand = mayLook(state, owner, seat) ? hand : undefined;
  },
  viewGoesBy: ['over'],
  places(state, owner) {
    const player = state.players[owner];
    return [
      inHand(
        'skill',
        player.hand,
        owner,
        (cards) => {
          player.hand = cards;
        },
        {
          recalled: ({ hands: seen }) => ({ among: seen?.[owner] }),
          likes: (card) => draws(state, owner, card),
        },
      ),
    ];
  },
  pieces: noPieces,
  atRest: { hand: handOf('skill') },
};
