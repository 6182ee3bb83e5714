import { type Refused, scriptOf } from '@ragtag/kernel';
import { cards, costOf, usable } from '../cards/tables';
import type { Activated } from '../effects/types';
import type { G } from '../rules';
import type { Unit } from '../state';
import type { Handle, Kind, Seat } from '../terms';
import { actionOptions } from './actions';
import { canPayCost } from './payment';
import { canPayPrice } from './prices';
import { type Reason, Refusals } from './refusals';
import { couldFill, helpersFor, isFilled } from './requirements';
import { hasKeyword, isBlank, mayChallenge, noChallenges, test } from './rulings';

/** Why something cannot be chosen that somebody might look for, with the rule that says so. From what the seat may know. */

function againstPlaying(g: G, seat: Seat, kind: Kind, inChallenge: boolean): Reason {
  const { type, plan } = cards[kind];
  if (inChallenge && type !== 'event') return 'not-in-a-challenge';
  if (!canPayCost(g.state, seat, costOf[kind])) return 'cannot-pay';
  const scene = { you: seat, cause: { kind, source: 0 }, bind: {} };
  return plan?.if && !test(g.state, plan.if, scene) ? 'not-now' : 'no-target';
}

function againstChallenging(g: G, unit: Unit, seat: Seat): Reason {
  if (unit.down) return 'exhausted';
  if (!unit.alert) return 'in-reserve';
  if (hasKeyword(g.state, unit, seat, 'Vision')) return 'vision';
  return mayChallenge(g.state, unit, seat) ? 'challenge-price' : 'cannot-challenge';
}

function againstResolving(g: G, seat: Seat, kind: Kind, alert: boolean, down: boolean): Reason {
  const s = g.state;
  if (down) return 'exhausted';
  if (!alert) return 'mission-in-reserve';
  if (s.players[seat].resolvedMission) return 'one-mission';
  const met = isFilled(s, seat, kind, []) || couldFill(s, seat, kind, [], helpersFor(s, seat, kind));
  return met ? 'no-target' : 'not-met';
}

/** Abilities of a card in play that cannot be used. */
function ofCard(
  g: G,
  you: Seat,
  card: { readonly kind: Kind; readonly handle: Handle; readonly used?: readonly string[] },
  blank: boolean,
  refusals: Refusals,
): void {
  const { kind, handle: source, used = [] } = card;
  for (const index of usable[kind] ?? []) {
    const ability = cards[kind].abilities[index] as Activated;
    const scene = { you, cause: { kind, source }, bind: {} };
    const reason = (): Reason => {
      if (blank) return 'exhausted';
      if (ability.limit && used.includes(String(scriptOf(ability)))) return 'used-this-turn';
      if (!canPayPrice(g.state, ability, scene)) return 'price-not-payable';
      return ability.if && !test(g.state, ability.if, scene) ? 'not-now' : 'no-target';
    };
    refusals.add(`ability:${source}:${index + 1}`, reason());
  }
}

/** What cannot be done as an action. */
export function refusedActions(g: G, seat: Seat, inChallenge: boolean): readonly Refused[] {
  const s = g.state;
  const p = s.players[seat];
  const refusals = new Refusals(actionOptions(g, seat, inChallenge).map(({ id }) => id));
  for (const kind of p.hand)
    refusals.add(`play:${cards[kind].id}`, againstPlaying(g, seat, kind, inChallenge));
  const [base] = p.stacks;
  if (base) ofCard(g, seat, base, base.down, refusals);
  for (const unit of p.units) ofCard(g, seat, { ...unit, kind: unit.cards[0] }, isBlank(s, unit), refusals);
  for (const mission of p.resolved) ofCard(g, seat, mission, mission.down, refusals);
  for (const { units } of s.players)
    for (const { links } of units)
      for (const link of links) if (link.owner === seat) ofCard(g, seat, link, link.down, refusals);
  if (inChallenge) return refusals.all;
  const barred = noChallenges(s);
  for (const unit of p.units) {
    const reason = againstChallenging(g, unit, seat);
    const able = reason === 'challenge-price';
    refusals.add(`challenge:${unit.handle}`, able && barred ? 'no-challenges' : reason);
  }
  for (const { handle, kind, alert, down } of p.missions)
    refusals.add(`resolve:${handle}`, againstResolving(g, seat, kind, alert, down));
  return refusals.all;
}

/** Own units that cannot challenge a threat. */
export function refusedAttacks(g: G, seat: Seat): readonly Refused[] {
  const refusals = new Refusals([]);
  for (const unit of g.state.players[seat].units)
    if (!mayChallenge(g.state, unit, seat))
      refusals.add(`challenge:${unit.handle}`, againstChallenging(g, unit, seat));
  return refusals.all;
}
