import { traumaTokens } from '../cards/tables';
import { mayLook, noPieces, type Part, type PlayerPart } from './part';
import { faceDown, inHand, type Place } from './place';
import { fields, handOf, traumaToken } from './shapes';

/** A token that lies on a location. */
interface PlacedToken {
  readonly place: string;
  token: number;
}

export interface Trauma {
  /** Face down and mixed; the next to be drawn last. */
  pool: number[];
  /** Face down, to be mixed into the pool once that is empty. rule: trauma.pool-empty */
  discard: number[];
  /** On the Brig and Sickbay, seen by nobody. rule: setup.ionian.location-tokens */
  readonly on: PlacedToken[];
  /** What is drawn from when an Ally is met; absent where Allies have tokens of their own. rule: mood.size */
  mood?: number[];
  /** Out of the game. rule: trial.tokens-out */
  removed: number[];
}

declare module '../state' {
  interface Player {
    /** Trauma tokens, sorted; absent where there are none in the game. */
    trauma?: number[];
  }
  interface State {
    /** Trauma tokens that nobody has; absent where there are none in the game. */
    trauma?: Trauma;
  }
}

declare module '../door/view-types' {
  interface PlayerView {
    /** How many, for those who may not know which. */
    readonly trauma?: number | readonly number[];
  }
  interface View {
    readonly trauma?: {
      readonly pool: number;
      readonly discard: number;
      /** The locations on which one lies. */
      readonly on: readonly string[];
      readonly mood?: number;
    };
  }
}

/** Nobody keeps a disaster. rule: trauma.disaster-human, trauma.disaster-cylon */
export const canBeKept = (token: number): boolean => traumaTokens[token].symbol !== 'disaster';

/** Tokens that a player holds in secret. rule: trauma.draw-hidden, secrecy.trauma */
export const ownTrauma: PlayerPart<'trauma'> = {
  when: 'allies',
  empty: () => ({ trauma: undefined }),
  copy(to, from) {
    to.trauma = from.trauma?.slice();
  },
  view(to, state, owner, seat) {
    const { trauma: tokens } = state.players[owner];
    to.trauma = tokens && (mayLook(state, owner, seat) ? tokens : tokens.length);
  },
  viewGoesBy: ['over'],
  places({ players }, owner) {
    const player = players[owner];
    if (!player.trauma) return [];
    return [
      inHand(
        'trauma',
        player.trauma,
        owner,
        (tokens) => {
          player.trauma = tokens;
        },
        { takes: canBeKept },
      ),
    ];
  },
  pieces: noPieces,
  atRest: { trauma: handOf('trauma') },
};

function placesOf(all: Trauma): Place[] {
  const places = [
    faceDown('trauma', all.pool, (tokens) => {
      all.pool = tokens;
    }),
    faceDown('trauma', all.discard, (tokens) => {
      all.discard = tokens;
    }),
    faceDown('trauma', all.removed, (tokens) => {
      all.removed = tokens;
    }),
    ...all.on.map((placed) =>
      faceDown('trauma', [placed.token], ([token]) => {
        placed.token = token;
      }),
    ),
  ];
  if (all.mood)
    places.push(
      faceDown(
        'trauma',
        all.mood,
        (tokens) => {
          all.mood = tokens;
        },
        { takes: canBeKept },
      ),
    );
  return places;
}

/** The pool of trauma tokens, and where else they lie unseen. */
export const trauma: Part<'trauma'> = {
  when: 'allies',
  empty: () => ({ trauma: undefined }),
  copy(to, { trauma: from }) {
    to.trauma = from && {
      pool: from.pool.slice(),
      discard: from.discard.slice(),
      on: from.on.map(({ place, token }) => ({ place, token })),
      mood: from.mood?.slice(),
      removed: from.removed.slice(),
    };
  },
  view(to, { trauma: all }) {
    to.trauma = all && {
      pool: all.pool.length,
      discard: all.discard.length,
      on: all.on.map(({ place }) => place),
      mood: all.mood?.length,
    };
  },
  viewGoesBy: ['trauma'],
  places: ({ trauma: all }) => (all ? placesOf(all) : []),
  pieces: noPieces,
  atRest: {
    trauma: fields<Trauma>({
      pool: traumaToken,
      discard: traumaToken,
      on: fields<PlacedToken>({ token: traumaToken }),
      mood: traumaToken,
      removed: traumaToken,
    }),
  },
};
