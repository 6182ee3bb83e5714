import type { Rounding } from '@ragtag/kernel';
import { setAlert } from '../../operations/areas';
import type { G } from '../../rules';
import { type ChallengeRoles, threatBy, unitBy } from '../../table/queries';
import type { Handle, Kind } from '../../terms';

/** A challenge, of an opponent or of a Cylon threat. rule: ccg.challenge.purpose */
export interface Challenge extends ChallengeRoles, Rounding {
  /** The challenged player defends. */
  defends: boolean;
  /** The challenging player names the defender. rule: ccg.keywords.sniper */
  names: boolean;
  /** Units that may defend from the reserve. */
  readonly joined: Handle[];
  /** Totals of challenger and defender. */
  totals?: readonly [number, number];
  winner: 'challenger' | 'defender' | null;
  /** It is over before its time. rule: ccg.challenge.no-winner */
  ended: boolean;
  /** The challenger's card. */
  readonly kind: Kind;
}

declare module '../../rules' {
  interface Procedures {
    challenge: Challenge;
  }
}

const isPresent = (g: G, { threat, defender }: Challenge): boolean =>
  threat !== null ? threatBy(g.state, threat) !== undefined : unitBy(g.state, defender ?? 0) !== undefined;

/**
 * Ends a challenge whose units have left play. The challenger gone: nothing is committed; the defender gone: the
 * challenger is. rule: ccg.challenge.challenger-leaves, ccg.challenge.defender-leaves, ccg.challenge.both-leave
 */
export function endIfLeft(g: G, frame: Challenge): void {
  if (frame.ended) return;
  const { challenger, defender, threat, opponent } = frame;
  if (unitBy(g.state, challenger) === undefined) frame.ended = true;
  else if ((defender !== null || threat !== null) && !isPresent(g, frame)) {
    frame.ended = true;
    setAlert(g, challenger, false, 'ccg.challenge.defender-leaves');
  } else if (opponent !== null && g.state.players[opponent].out) {
    // rule: ccg.multiplayer.out-challenge
    frame.ended = true;
    setAlert(g, challenger, false, 'ccg.multiplayer.out-challenge');
  }
}
