import { mayLook, noPieces, type PlayerPart } from '../../../src/state/part';
import { inHand } from '../../../src/state/place';
import { handOf } from '../../../src/state/shapes';

declare module '../../../src/state' {
  interface Player {
    /** A hidden hand of a box to come; its cards are those of the Quorum deck here. */
    mutinyHand?: number[];
    /** Cards that were shown to somebody and shuffled back: they lie among the others. */
    mutinyShown?: { readonly card: number; readonly to: number }[];
  }
}

declare module '../../../src/door/view-types' {
  interface PlayerView {
    readonly mutinyHand?: number | readonly number[];
  }
}

export const mutinyHand: PlayerPart<'mutinyHand' | 'mutinyShown'> = {
  empty: () => ({ mutinyHand: [], mutinyShown: [] }),
  copy(to, from) {
    to.mutinyHand = from.mutinyHand?.slice();
    to.mutinyShown = from.mutinyShown?.map((shown) => ({ ...shown }));
  },
  view(to, state, owner, seat) {
    const { mutinyHand: hand = [] } = state.players[owner];
    to.mutinyHand = mayLook(state, owner, seat) ? hand : hand.length;
  },
  places({ players }, owner) {
    const player = players[owner];
    return [
      inHand(
        'quorum',
        player.mutinyHand ?? [],
        owner,
        (cards) => {
          player.mutinyHand = cards;
        },
        {
          recalled: (_known, seat) => ({
            among: player.mutinyShown?.filter(({ to }) => to === seat).map(({ card }) => card),
          }),
        },
      ),
    ];
  },
  pieces: noPieces,
  atRest: {
    mutinyHand: handOf('quorum'),
    mutinyShown: { fields: { card: { of: 'quorum' } } },
  },
};
