import { mayLook, noPieces, type PlayerPart } from './part';
import type { Place } from './place';
import { crossroadsCard, fields, traumaToken } from './shapes';
import { canBeKept } from './trauma';

/** A Crossroads card before a player, with what was laid beside it. rule: crossroads.deal */
export interface DealtCrossroads {
  card: number;
  /** The trauma token that picks the result; none before it is laid, nor of a player who has none. */
  token?: number;
  /** Both lie open. rule: crossroads.resolve */
  shown: boolean;
}

declare module '../state' {
  interface Player {
    /** Absent but in the Crossroads phase. */
    crossroads?: DealtCrossroads;
  }
}

declare module '../door/view-types' {
  interface PlayerView {
    /** Null is what may not be known. */
    readonly crossroads?: {
      readonly card: number | null;
      readonly token?: number | null;
      readonly shown: boolean;
    };
  }
}

/** What everybody has chosen for the Crossroads, hidden until it is resolved. */
export const crossroads: PlayerPart<'crossroads'> = {
  when: 'allies',
  empty: () => ({ crossroads: undefined }),
  copy(to, { crossroads: from }) {
    to.crossroads = from && { card: from.card, token: from.token, shown: from.shown };
  },
  view(to, state, owner, seat) {
    const { crossroads: dealt } = state.players[owner];
    const seen = dealt && (dealt.shown || mayLook(state, owner, seat));
    to.crossroads =
      dealt &&
      (seen
        ? { ...dealt }
        : { card: null, token: dealt.token === undefined ? undefined : null, shown: dealt.shown });
  },
  viewGoesBy: ['over'],
  places({ players }, owner) {
    const { crossroads: dealt } = players[owner];
    if (!dealt) return [];
    const lies = (of: Place['of'], card: number, put: (card: number) => void): Place => ({
      of,
      cards: [card],
      knows: (seat) => dealt.shown || seat === owner,
      put: ([other]) => put(other),
      owner,
      takes: of === 'trauma' ? canBeKept : undefined,
      tells: 'nothing',
    });
    const places = [
      lies('crossroads', dealt.card, (card) => {
        dealt.card = card;
      }),
    ];
    if (dealt.token !== undefined)
      places.push(
        lies('trauma', dealt.token, (token) => {
          dealt.token = token;
        }),
      );
    return places;
  },
  pieces: noPieces,
  atRest: { crossroads: fields<DealtCrossroads>({ card: crossroadsCard, token: traumaToken }) },
};
