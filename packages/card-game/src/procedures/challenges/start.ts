import { typeOf } from '../../cards/tables';
import { hasKeyword } from '../../in-play/rulings';
import { type G, rules } from '../../rules';
import { type ChallengeRoles, unitBy } from '../../table/queries';
import type { Handle, Seat } from '../../terms';

type KindOfChallenge = 'personnel' | 'ship';

/** What a challenge of this unit is by its card. */
function ownKindOfChallenge(g: G, unit: Handle): KindOfChallenge {
  const found = unitBy(g.state, unit);
  return found && typeOf[found.cards[0]] === 'ship' ? 'ship' : 'personnel';
}

/** Kinds of challenge that a unit could declare. rule: ccg.keywords.strafe */
export function kindsOfChallenge(g: G, unit: Handle, seat: Seat): KindOfChallenge[] {
  const found = unitBy(g.state, unit);
  if (!found) return [];
  return hasKeyword(g.state, found, seat, 'Strafe') ? ['personnel', 'ship'] : [ownKindOfChallenge(g, unit)];
}

export function beginChallenge(g: G, roles: Omit<ChallengeRoles, 'defender'>): void {
  rules.call(
    g,
    'challenge' as never,
    {
      seat: roles.seat,
      challenger: roles.challenger,
      defender: null,
      opponent: roles.opponent,
      threat: roles.threat,
      as: roles.as,
      defends: false,
      names: false,
      joined: [],
      winner: null,
      ended: false,
      kind: unitBy(g.state, roles.challenger)?.cards[0],
    } as never,
  );
}

/** Sets a unit against a Cylon threat. rule: ccg.attack.no-defender-choice — Strafe has no use */
export function challengeThreat(g: G, seat: Seat, unit: Handle, threat: Handle): void {
  beginChallenge(g, { seat, challenger: unit, opponent: null, threat, as: ownKindOfChallenge(g, unit) });
}
