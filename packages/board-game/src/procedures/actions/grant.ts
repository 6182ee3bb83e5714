import { turnIsOver } from '../../operations/end-turn';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { isHuman } from '../../table/queries';
import type { Seat } from '../../terms';
import { takeAction } from './action';

export interface Grant {
  readonly seat: Seat;
  readonly move: boolean;
  actions: number;
  /** Granted by an Executive Order or the like, which is void for Cylon players. */
  readonly toHuman: boolean;
  /** Also where the turn has ended meanwhile. rule: actions.state-of-emergency */
  readonly always?: boolean;
}

declare module '../../rules' {
  interface Procedures {
    grant: Grant;
  }
}

rules.locals('grant', { seat: plain, actions: plain });

const lapses = (g: G, { always }: Grant) => turnIsOver(g) && !always;

/** Moves and actions given to somebody, each asked for in turn; what is left lapses after a reveal. */
rules.procedure('grant', {
  move(g, frame) {
    if (frame.move && !lapses(g, frame))
      rules.call(g, 'move', { seat: frame.seat, to: null, from: undefined, step: undefined });
  },
  act(g, frame) {
    // rule: actions.executive-order-reveal
    if (frame.actions === 0 || lapses(g, frame) || (frame.toHuman && !isHuman(g.state, frame.seat))) return;
    frame.actions--;
    frame.i--;
    takeAction(g, frame.seat);
  },
});
