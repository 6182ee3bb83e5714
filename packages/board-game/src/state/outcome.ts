import { fork } from '@ragtag/kernel';
import type { Verdict } from '../state';
import { noPieces, nowhere, type Part } from './part';
import { plain } from './shapes';

declare module '../state' {
  interface State {
    /** Dice that a scenario has laid down, used before any are rolled. */
    dice: number[];
    over: Verdict | null;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly over: Verdict | null;
  }
}

/** How the game has ended, and dice that are known before they are rolled. */
export const outcome: Part<'dice' | 'over'> = {
  empty: () => ({ dice: [], over: null }),
  copy(to, from) {
    to.dice = from.dice.slice();
    to.over = fork(from.over);
  },
  view(to, state) {
    to.over = state.over;
  },
  places: nowhere,
  pieces: noPieces,
  atRest: { dice: plain, over: plain },
};
