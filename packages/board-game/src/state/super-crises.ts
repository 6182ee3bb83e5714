import { mayLook, noPieces, type PlayerPart } from './part';
import { inHand } from './place';
import { handOf } from './shapes';

declare module '../state' {
  interface Player {
    superCrises: number[];
    /** The player has played one in this game. */
    playedSuperCrisis?: boolean;
  }
}

declare module '../door/view-types' {
  interface PlayerView {
    /** How many, for those who may not know which. */
    readonly superCrises: number | readonly number[];
    readonly playedSuperCrisis?: boolean;
  }
}

/** Super Crisis cards in the hands of revealed Cylons. */
export const superCrises: PlayerPart<'superCrises' | 'playedSuperCrisis'> = {
  empty: () => ({ superCrises: [], playedSuperCrisis: undefined }),
  copy(to, from) {
    to.superCrises = from.superCrises.slice();
    to.playedSuperCrisis = from.playedSuperCrisis;
  },
  view(to, state, owner, seat) {
    const { superCrises: cards, playedSuperCrisis } = state.players[owner];
    to.superCrises = mayLook(state, owner, seat) ? cards : cards.length;
    to.playedSuperCrisis = playedSuperCrisis ? true : undefined;
  },
  viewGoesBy: ['over'],
  places({ players }, owner) {
    const player = players[owner];
    return [
      inHand('super-crisis', player.superCrises, owner, (cards) => {
        player.superCrises = cards;
      }),
    ];
  },
  pieces: noPieces,
  atRest: { superCrises: handOf('super-crisis') },
};
