import { noPieces, nowhere, type PlayerPart } from './part';

declare module '../state' {
  interface Player {
    /** Ids of what is shown only when its owner says so, and not as soon as it can be; absent where there is none. */
    asksFirst?: string[];
  }
}

declare module '../door/view-types' {
  interface PlayerView {
    /** The seat's own only. */
    readonly asksFirst?: readonly string[];
  }
}

/** Standing orders for what may be shown at any moment. rule: leaders.motive-reveal */
export const showing: PlayerPart<'asksFirst'> = {
  empty: () => ({ asksFirst: undefined }),
  copy(to, { asksFirst }) {
    to.asksFirst = asksFirst?.slice();
  },
  view(to, { players }, owner, seat) {
    const { asksFirst } = players[owner];
    to.asksFirst = owner === seat ? asksFirst : undefined;
  },
  viewGoesBy: [],
  places: nowhere,
  pieces: noPieces,
  atRest: {},
};
