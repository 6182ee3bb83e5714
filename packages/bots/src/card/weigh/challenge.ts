import { leftOf } from '@ragtag/card-game';
import type { Sight } from '../sight';
import { unitWorth } from './units';

/** Influence for a threat that was beaten. rule: ccg.attack.win-gain-count */
export const threatReward = (s: Sight): number => (s.view.players.filter((p) => !p.out).length > 2 ? 1 : 2);

/** What an undefended challenge of this power comes to; who manipulates may gain instead. */
export function undefendedWorth(
  { stakes, seat: me }: Sight,
  seat: number,
  opponent: number,
  power: number,
  manipulates: boolean,
): number {
  const n = Math.max(0, power);
  const lost = stakes.influence(opponent, -n);
  if (!manipulates) return lost;
  const gained = stakes.influence(seat, n);
  return seat === me ? Math.max(lost, gained) : Math.min(lost, gained);
}

/** What the running challenge comes to for this bot, if its sides had so much more power. */
export function challengeOutlook(s: Sight, more = 0, moreForDefender = 0): number {
  const { view, units, odds, stakes } = s;
  const { challenge } = view;
  const challenger = challenge ? units.get(challenge.challenger) : undefined;
  if (!challenge || !challenger) return 0;
  const { seat, opponent, threat, defender } = challenge;
  const power = (challenger.unit.power ?? 0) + more;
  const lost = -stakes.share[seat] * unitWorth(challenger.unit);
  if (threat !== null) {
    const against = view.threats.find((t) => t.handle === threat);
    const chance = odds.win(seat, leftOf(view, seat), power - (against?.power ?? 0) - moreForDefender);
    return chance * stakes.influence(seat, threatReward(s)) + (1 - chance) * lost;
  }
  if (opponent === null) return 0;
  const other = defender === null ? undefined : units.get(defender);
  if (!other)
    return undefendedWorth(s, seat, opponent, power, challenger.unit.keywords.includes('Manipulate'));
  const chance = odds.win(seat, opponent, power - (other.unit.power ?? 0) - moreForDefender);
  return chance * -stakes.share[opponent] * unitWorth(other.unit) + (1 - chance) * lost;
}
