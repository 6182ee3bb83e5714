import { noPieces, type Part } from './part';
import { inHand } from './place';
import { handOf } from './shapes';

declare module '../state' {
  interface State {
    quorumHand: number[];
  }
}

declare module '../door/view-types' {
  interface View {
    /** How many, for those who may not know which. */
    readonly quorumHand: number | readonly number[];
  }
}

/** The President's Quorum cards. rule: titles.president.quorum-hand */
export const quorumHand: Part<'quorumHand'> = {
  empty: () => ({ quorumHand: [] }),
  copy(to, from) {
    to.quorumHand = from.quorumHand.slice();
  },
  view(to, state, seat) {
    const { quorumHand: hand, titles } = state;
    to.quorumHand = seat !== null && titles.president === seat ? hand : hand.length;
  },
  places: (state) => [
    inHand(
      'quorum',
      state.quorumHand,
      state.titles.president,
      (cards) => {
        state.quorumHand = cards;
      },
      { recalled: ({ quorum }) => ({ among: quorum }) },
    ),
  ],
  placesGoBy: ['titles'],
  pieces: noPieces,
  atRest: { quorumHand: handOf('quorum') },
};
