import { type PlayerView, type Seat, type State, type View, view } from '@ragtag/card-game';
import { supplies } from '../resources';
import { influenceWorth } from './stakes';
import { unitWorth } from './units';

/** How likely a seat wins from a position, between turns. */

/** A card in hand, a resource, an unresolved mission, one that was resolved and stays. */
const perCard = 0.5;
const perResource = 0.6;
const perMission = 0.4;
const perResolved = 1.5;
/** So many points ahead are worth about three chances in four. */
const scale = 6;

function standing(p: PlayerView): number {
  let worth = influenceWorth(p.influence) + perMission * p.missions.length + perResolved * p.resolved.length;
  for (const unit of p.units) worth += unitWorth(unit) * (unit.down ? 0.7 : 1);
  const hand = typeof p.hand === 'number' ? p.hand : p.hand.length;
  worth += perCard * Math.min(hand, 7);
  for (const { supply } of p.stacks) worth += perResource * (1 + supplies(supply));
  return worth;
}

export function winChance(state: State, seat: Seat): number {
  const { over } = state;
  if (over) return over.winners.includes(seat) ? 1 / over.winners.length : 0;
  return chanceIn(view(state, null), seat);
}

/** The same by what somebody sees of a game that goes on. */
export function chanceIn(seen: View, seat: Seat): number {
  if (seen.players[seat].out) return 0;
  const own = Math.exp(standing(seen.players[seat]) / scale);
  let all = 0;
  for (const p of seen.players) if (!p.out) all += Math.exp(standing(p) / scale);
  return own / all;
}
