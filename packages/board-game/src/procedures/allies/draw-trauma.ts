import { keepTokens, returnToPool, takeTokens } from '../../operations/trauma';
import { type G, rules } from '../../rules';
import { holds } from '../../state/held';
import { faceDown, inTheOpen } from '../../state/place';
import { plain, traumaToken } from '../../state/shapes';
import { canBeKept } from '../../state/trauma';
import { clockwiseFrom, isHuman } from '../../table/queries';
import type { Seat } from '../../terms';
import { execute } from '../executions/execute';

export interface DrawTrauma {
  readonly seat: Seat;
  /** Tokens still to be drawn. */
  n: number;
  /** Tokens that were taken from elsewhere, to be looked at. */
  taken: number[];
  /** Disasters that lie open. */
  disasters: number[];
}

declare module '../../rules' {
  interface Procedures {
    'draw-trauma': DrawTrauma;
  }
}

rules.locals('draw-trauma', { seat: plain, n: plain, taken: traumaToken, disasters: traumaToken });

holds('draw-trauma', (_s, frame) => [
  inTheOpen('trauma', frame.disasters),
  faceDown('trauma', frame.taken, (tokens) => {
    frame.taken = tokens;
  }),
]);

const disaster = { kind: 'trauma', id: 'trauma-disaster' } as const;

/** Drawing trauma tokens: all of them together, and then the disasters among them. rule: trauma.draw-all-first */
rules.procedure('draw-trauma', {
  draw(g, frame) {
    const { seat, n } = frame;
    const tokens = [...frame.taken, ...takeTokens(g, n)];
    frame.taken = [];
    frame.n = 0;
    keepTokens(g, seat, tokens.filter(canBeKept), 'trauma.draw-hidden');
    const drawn = tokens.filter((token) => !canBeKept(token));
    if (drawn.length === 0) return;
    const human = isHuman(g.state, seat);
    const rule = human ? 'trauma.disaster-human' : 'trauma.disaster-cylon';
    for (const token of drawn) {
      frame.disasters.push(token);
      g.facts.push({ fact: 'disaster-shown', seat, rule });
    }
    // rule: trauma.disaster-human
    if (human) return execute(g, [seat], disaster);
    // rule: trauma.disaster-cylon
    frame.n = 2 * drawn.length;
    frame.i--;
  },
  giveBack: (g, frame) => returnToPool(g, frame.disasters.splice(0)),
});

/** Players draw tokens, one after another from the current player. */
export function drawTrauma(g: G, drawing: readonly Seat[], n: number): void {
  const { turn } = g.state;
  // The first to draw lies on top.
  for (const seat of clockwiseFrom(g.state, turn.seat).reverse())
    if (drawing.includes(seat)) rules.call(g, 'draw-trauma', { seat, n, taken: [], disasters: [] });
}

/** A player looks at tokens that lay elsewhere and keeps them. */
export function receiveTokens(g: G, seat: Seat, taken: number[]): void {
  rules.call(g, 'draw-trauma', { seat, n: 0, taken, disasters: [] });
}
