import { takeToken } from '../../operations/trauma';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import type { Seat } from '../../terms';
import { receiveTokens } from './draw-trauma';

export interface TakeTrauma {
  readonly seat: Seat;
  readonly place: string;
}

declare module '../../rules' {
  interface Procedures {
    'take-trauma': TakeTrauma;
  }
}

rules.locals('take-trauma', { seat: plain });

/** A player takes the token of a location, and another one comes to lie there. rule: turn.trauma.start-on-token */
rules.procedure('take-trauma', {
  take(g, { seat, place }) {
    const { trauma } = g.state;
    const at = trauma?.on.findIndex((placed) => placed.place === place) ?? -1;
    if (!trauma || at < 0) return rules.finish(g);
    const [{ token }] = trauma.on.splice(at, 1);
    g.facts.push({ fact: 'trauma-taken', seat, place, rule: 'turn.trauma.start-on-token' });
    receiveTokens(g, seat, [token]);
  },
  replace(g, { place }) {
    const token = takeToken(g);
    if (token !== undefined) g.state.trauma?.on.push({ place, token });
  },
});

/** A player takes the token that lies on the own location, if one does. */
export function takeTrauma(g: G, seat: Seat): void {
  const { location } = g.state.players[seat];
  if (location !== null) rules.call(g, 'take-trauma', { seat, place: location });
}
