import type { Sight } from '../sight';
import { isAttackComing } from './units';

/** What may still come this turn: challenges of others, and the Cylons. */

/** The influence that others' alert units could still take this turn. */
export function lossToCome({ view, seat, units, stakes }: Sight): number {
  let power = 0;
  for (const { unit, seat: of } of units.values())
    if (of !== seat && unit.alert && !unit.down) power += unit.power ?? 0;
  let defenders = 0;
  for (const unit of view.players[seat].units) if (unit.alert && !unit.down) defenders++;
  return Math.max(0, -stakes.influence(seat, -Math.min(power, 6))) / (1 + defenders);
}

/** What an attack of the Cylons is worth to this bot: whoever has alert units left gains by it. */
export function attackWorth(s: Sight): number {
  const { view, seat, units, stakes } = s;
  if (isAttackComing(view) && view.turn.phase === 'cylon') return 0;
  const strength = view.players.map(() => 0);
  for (const { unit, seat: of } of units.values())
    if (unit.alert && !unit.down && (unit.power ?? 0) > 0)
      strength[of] += Math.min(1, 0.25 + 0.2 * (unit.power ?? 0));
  return view.players.reduce((sum, p, of) => {
    if (p.out) return sum;
    const expected = Math.min(2, strength[of]) * 1.1 - 1;
    return sum + (of === seat ? 1 : stakes.share[of]) * expected;
  }, 0);
}
