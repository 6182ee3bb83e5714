import type { Seat } from '../terms';
import { mayLook, noPieces, type Part } from './part';
import { faceDown, inTheOpen, type Place } from './place';
import { allyCard, fields, plain, traumaToken } from './shapes';
import { canBeKept } from './trauma';

/** An Ally on the board: its card lies open, and says where its token stands. */
export interface PlacedAlly {
  readonly card: number;
  /** The trauma token on its card, face down; none where a Mood Pool is drawn from. */
  token?: number;
  /** Who laid it there, and goes on knowing it; absent where it came from the pool unseen. */
  by?: Seat;
}

declare module '../state' {
  interface State {
    /** Absent where no Allies are played with. */
    allies?: PlacedAlly[];
  }
}

declare module '../door/view-types' {
  interface View {
    readonly allies?: readonly {
      readonly card: number;
      /** Null for those who may not know it. */
      readonly token?: number | null;
      readonly by?: Seat;
    }[];
  }
}

/** rule: allies.replace-ionian, secrecy.trauma */
function tokenOn(ally: PlacedAlly): readonly Place[] {
  const { token, by } = ally;
  if (token === undefined) return [];
  const put = ([dealt]: number[]) => {
    ally.token = dealt;
  };
  if (by === undefined) return [faceDown('trauma', [token], put)];
  return [
    { of: 'trauma', cards: [token], knows: (seat) => seat === by, put, takes: canBeKept, tells: 'nothing' },
  ];
}

/** Allies on the board, with the tokens on their cards. */
export const allies: Part<'allies'> = {
  when: 'allies',
  empty: () => ({ allies: undefined }),
  copy(to, { allies: from }) {
    to.allies = from?.map(({ card, token, by }) => ({ card, token, by }));
  },
  view(to, state, seat) {
    to.allies = state.allies?.map(({ card, token, by }) => ({
      card,
      token: token === undefined || mayLook(state, by, seat) ? token : null,
      by,
    }));
  },
  viewGoesBy: ['allies', 'over'],
  places: ({ allies: placed = [] }) => [
    inTheOpen(
      'ally',
      placed.map(({ card }) => card),
    ),
    ...placed.flatMap(tokenOn),
  ],
  pieces: noPieces,
  atRest: { allies: fields<PlacedAlly>({ card: allyCard, token: traumaToken, by: plain }) },
};
