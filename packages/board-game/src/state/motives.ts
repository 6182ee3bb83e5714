import { motiveCards } from '../cards/tables';
import { holds } from '../in-play/conditions';
import { mayLook, noPieces, type Part, type PlayerPart } from './part';
import { faceDown, type Place } from './place';
import { fields, motiveCard } from './shapes';

export interface HeldMotive {
  card: number;
  shown: boolean;
}

declare module '../state' {
  interface Player {
    /** Goals of a Leader; absent for those who win with a side. */
    motives?: HeldMotive[];
  }
  interface State {
    /** Motives that nobody has; absent where none are played with. */
    motives?: number[];
  }
}

declare module '../door/view-types' {
  interface PlayerView {
    /** Which they are, and whether what they ask for holds now: for their holder, once shown, and after the game. */
    readonly motives?: readonly {
      readonly card: number | null;
      readonly shown: boolean;
      readonly holds: boolean | null;
    }[];
  }
}

/** Goals that a Leader shows one by one. rule: leaders.motive-reveal, secrecy.leader-goals */
export const ownMotives: PlayerPart<'motives'> = {
  when: 'motive',
  empty: () => ({ motives: undefined }),
  copy(to, from) {
    to.motives = from.motives?.map(({ card, shown }) => ({ card, shown }));
  },
  view(to, state, owner, seat) {
    to.motives = state.players[owner].motives?.map(({ card, shown }) => {
      if (!shown && !mayLook(state, owner, seat)) return { card: null, shown, holds: null };
      const met = holds(state, motiveCards[card].if, { you: owner, bind: {} }) === true;
      return { card, shown, holds: met };
    });
  },
  places({ players }, owner): readonly Place[] {
    const { motives = [] } = players[owner];
    return motives.map(
      (held): Place => ({
        of: 'motive',
        cards: [held.card],
        knows: (seat) => held.shown || seat === owner,
        put([dealt]) {
          held.card = dealt;
        },
        owner,
        tells: 'nothing',
      }),
    );
  },
  pieces: noPieces,
  atRest: { motives: fields<HeldMotive>({ card: motiveCard }) },
};

/** The deck of Motives. */
export const motives: Part<'motives'> = {
  when: 'motive',
  empty: () => ({ motives: undefined }),
  copy(to, from) {
    to.motives = from.motives?.slice();
  },
  view: () => undefined,
  places(state) {
    if (!state.motives) return [];
    return [
      faceDown('motive', state.motives, (cards) => {
        state.motives = cards;
      }),
    ];
  },
  pieces: noPieces,
  atRest: { motives: motiveCard },
};
