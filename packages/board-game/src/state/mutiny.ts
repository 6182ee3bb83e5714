import { mayLook, noPieces, type PlayerPart } from './part';
import { inHand } from './place';
import { handOf } from './shapes';

declare module '../state' {
  interface Player {
    /** Mutiny cards, sorted; absent until one was drawn. */
    mutiny?: number[];
  }
}

declare module '../door/view-types' {
  interface PlayerView {
    /** How many, for those who may not know which. */
    readonly mutiny?: number | readonly number[];
  }
}

/** Mutiny cards, which are held in secret. rule: mutiny.secret */
export const mutiny: PlayerPart<'mutiny'> = {
  when: 'daybreak',
  empty: () => ({ mutiny: undefined }),
  copy(to, from) {
    to.mutiny = from.mutiny?.slice();
  },
  view(to, state, owner, seat) {
    const { mutiny: cards } = state.players[owner];
    to.mutiny = cards && (mayLook(state, owner, seat) ? cards : cards.length);
  },
  viewGoesBy: ['over'],
  places({ players }, owner) {
    const player = players[owner];
    if (!player.mutiny) return [];
    return [
      inHand('mutiny', player.mutiny, owner, (cards) => {
        player.mutiny = cards;
      }),
    ];
  },
  pieces: noPieces,
  atRest: { mutiny: handOf('mutiny') },
};
