import { mayLook, noPieces, type PlayerPart } from './part';
import { inHand } from './place';
import { handOf } from './shapes';

declare module '../state' {
  interface Player {
    superCrises: number[];
  }
}

declare module '../door/view-types' {
  interface PlayerView {
    /** How many, for those who may not know which. */
    readonly superCrises: number | readonly number[];
  }
}

/** Super Crisis cards in the hands of revealed Cylons. */
export const superCrises: PlayerPart<'superCrises'> = {
  empty: () => ({ superCrises: [] }),
  copy(to, from) {
    to.superCrises = from.superCrises.slice();
  },
  view(to, state, owner, seat) {
    const cards = state.players[owner].superCrises;
    to.superCrises = mayLook(state, owner, seat) ? cards : cards.length;
  },
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
