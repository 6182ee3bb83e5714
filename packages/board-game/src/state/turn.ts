import type { Turn } from '../state';
import { noPieces, nowhere, type Part } from './part';
import { plain } from './shapes';

declare module '../state' {
  interface State {
    turn: Turn;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly turn: Readonly<Pick<Turn, 'seat' | 'number' | 'step' | 'startedPiloting' | 'startedAt'>>;
  }
}

/** Whose turn it is, and what has been used up in it. */
export const turn: Part<'turn'> = {
  empty: () => ({
    turn: {
      seat: 0,
      number: 0,
      step: 'setup',
      used: [],
      startedPiloting: false,
      startedAt: undefined,
      checks: undefined,
      turned: undefined,
      ended: undefined,
      passedOn: undefined,
    },
  }),
  copy(to, from) {
    const { seat, number, step, used, startedPiloting, startedAt, checks, turned, ended, passedOn } =
      from.turn;
    to.turn = {
      seat,
      number,
      step,
      used: used.slice(),
      startedPiloting,
      startedAt,
      checks,
      turned,
      ended,
      passedOn,
    };
  },
  view(to, { turn: { seat, number, step, startedPiloting, startedAt } }) {
    to.turn = { seat, number, step, startedPiloting, startedAt };
  },
  places: nowhere,
  pieces: noPieces,
  atRest: { turn: plain },
};
