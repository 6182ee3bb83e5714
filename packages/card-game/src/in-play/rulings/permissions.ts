import { typeOf } from '../../cards/tables';
import type { State, Unit } from '../../state';
import { type ChallengeRoles, controllerOf, unitBy } from '../../table/queries';
import type { Seat } from '../../terms';
import { answersTo } from './answers';
import { added, concernsUnit, forbidden, hasKeyword, power } from './matching';

/** What may challenge, defend and be chosen, and at what price. */

/** Whether a unit could be the challenger. rule: ccg.challenge.declare, ccg.challenge.may-not */
export function mayChallenge(s: State, unit: Unit, seat: Seat): boolean {
  if (!unit.alert || unit.down) return false;
  return !hasKeyword(s, unit, seat, 'Vision') && !forbidden(s, 'may-challenge', unit, seat);
}

/** Whether nobody may declare a challenge. rule: ccg.challenge.no-challenges */
export const noChallenges = (s: State): boolean => answersTo(s, 'may-declare').length > 0;

/** Whether no influence may be lost, or gained. rule: ccg.effects.prevent-loss, ccg.effects.prevent-gain */
export const isPrevented = (s: State, on: 'influence-loss' | 'influence-gain'): boolean =>
  answersTo(s, on).length > 0;

/** Whether a unit could defend against this challenge. rule: ccg.challenge.defender, ccg.keywords.sniper-legal */
export function mayDefend(s: State, unit: Unit, seat: Seat, { challenger, as }: ChallengeRoles): boolean {
  if (unit.down || !unit.alert) return false;
  const against = unitBy(s, challenger);
  const by = controllerOf(s, challenger);
  if (against === undefined || by === undefined) return false;
  const type = typeOf[unit.cards[0]];
  const likeType =
    type === as || hasKeyword(s, unit, seat, 'Scramble') || hasKeyword(s, against, by, 'Vulnerable');
  if (!likeType || hasKeyword(s, unit, seat, 'Vision') || forbidden(s, 'may-defend', unit, seat))
    return false;
  for (const said of answersTo(s, 'may-defend-against')) {
    const { powerAtLeast = 0 } = said.modifier;
    if (concernsUnit(s, said, against, by) && power(s, unit, seat) < powerAtLeast) return false;
  }
  return true;
}

/** Whether a unit may be chosen as a target. rule: ccg.targets.untargetable */
export function mayBeTarget(s: State, unit: Unit, seat: Seat, changesPower: boolean): boolean {
  if (s.inForce.length === 0) return true;
  if (forbidden(s, 'may-be-target', unit, seat)) return false;
  return !changesPower || !forbidden(s, 'may-be-target-of-power', unit, seat);
}

/** What a challenge of this player costs in addition. rule: ccg.challenge.tax */
export function challengePrice(s: State, opponent: Seat): number {
  let n = 0;
  for (const said of answersTo(s, 'challenge-price')) if (said.you === opponent) n += added(s, said);
  return n;
}
