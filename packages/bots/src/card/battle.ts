import { cards, type Handle, type Seat, type UnitView } from '@ragtag/card-game';
import type { Sight } from './sight';
import { undefendedWorth } from './weigh/challenge';
import { alertWorth, canFight, isAttackComing, unitWorth } from './weigh/units';

/**
 * The fights that are still to come this turn between a bot and one opponent, thought through to the end. An alert unit
 * challenges once or defends once; whichever way a fight ends, neither of its units fights again. So what is left of a
 * turn is which units are still alert on either side, and whose move it is.
 */
export interface Battle {
  /** What the rest of the turn comes to if this unit challenges now; undefined for what cannot. */
  attack(unit: Handle): number | undefined;
  /** What it comes to if the bot does something else, or passes. */
  readonly wait: number;
  readonly pass: number;
  /** What it comes to if this unit defends against the running challenge, or none. */
  defend(challenger: Handle, defender: Handle | null): number;
}

interface Fighter {
  readonly unit: UnitView;
  readonly seat: Seat;
  /** What the fights are about: influence if nobody defends, the unit if it loses. */
  readonly undefended: number;
  readonly lost: number;
  /** What it is worth at the end of the phase that it is still alert. */
  readonly alert: number;
}

/** More units than this a side are not thought through. */
const mostUnits = 5;

function fightersOf(s: Sight, seat: Seat, against: Seat, more: Handle | undefined): Fighter[] {
  const coming = isAttackComing(s.view);
  const list = s.view.players[seat].units
    .filter((unit) => canFight(unit) || unit.handle === more)
    .map((unit): Fighter => {
      const power = unit.power ?? 0;
      const { share } = s.stakes;
      return {
        unit,
        seat,
        undefended: undefendedWorth(s, seat, against, power, unit.keywords.includes('Manipulate')),
        lost: -share[seat] * unitWorth(unit),
        alert: share[seat] * (coming ? Math.max(0.1, 0.35 * power) : othersLook(s) * alertWorth(s, unit)),
      };
    });
  if (list.length <= mostUnits) return list;
  list.sort((a, b) => (b.unit.power ?? 0) - (a.unit.power ?? 0));
  const kept = list.slice(0, mostUnits);
  const needed = list.find(({ unit }) => unit.handle === more);
  if (needed && !kept.includes(needed)) kept[mostUnits - 1] = needed;
  return kept;
}

/** With several opponents, a unit that stays alert also keeps the others off. */
const othersLook = ({ view }: Sight): number => 0.02 + 0.08 * (view.players.filter((p) => !p.out).length - 2);

const isLike = (unit: UnitView, other: UnitView): boolean =>
  cards[unit.cards[0]].type === cards[other.cards[0]].type;

function mayDefend(unit: UnitView, against: UnitView): boolean {
  return (
    isLike(unit, against) || unit.keywords.includes('Scramble') || against.keywords.includes('Vulnerable')
  );
}

const mine = 0;
const theirs = 1;

export function battleWith(s: Sight, opponent: Seat, running?: { readonly challenger: Handle }): Battle {
  const { odds, seat } = s;
  const sides = [
    fightersOf(s, seat, opponent, running?.challenger),
    fightersOf(s, opponent, seat, running?.challenger),
  ];
  const counts = sides.map((side) => side.length);
  /** What a fight comes to, by side of the challenger, challenger and defender; NaN where it may not be. */
  const fights = [mine, theirs].map((side) =>
    sides[side].map((challenger) =>
      sides[1 - side].map((defender) => {
        if (!mayDefend(defender.unit, challenger.unit)) return Number.NaN;
        const ahead = (challenger.unit.power ?? 0) - (defender.unit.power ?? 0);
        const chance = odds.win(challenger.seat, defender.seat, ahead);
        return chance * defender.lost + (1 - chance) * challenger.lost;
      }),
    ),
  );
  const size = 1 << (counts[0] + counts[1] + 2);
  const known = new Float64Array(size).fill(Number.NaN);

  /** Alert units on either side; whose move it is; whether the other has just passed. */
  const restOf = (own: number, other: number, mover: number, passed: boolean): number => {
    const at = ((((own << counts[1]) | other) << 1) | mover) * 2 + (passed ? 1 : 0);
    const before = known[at];
    if (!Number.isNaN(before)) return before;
    let best = passValue(own, other, mover, passed);
    const attackers = mover === mine ? own : other;
    for (let i = 0; i < counts[mover]; i++) {
      if (((attackers >> i) & 1) === 0) continue;
      const worth = attackValue(own, other, mover, i);
      if (mover === mine ? worth > best : worth < best) best = worth;
    }
    known[at] = best;
    return best;
  };

  const passValue = (own: number, other: number, mover: number, passed: boolean): number =>
    passed ? restValue(own, other) : restOf(own, other, 1 - mover, true);

  const restValue = (own: number, other: number): number => {
    let sum = 0;
    for (let i = 0; i < counts[mine]; i++) if ((own >> i) & 1) sum += sides[mine][i].alert;
    for (let i = 0; i < counts[theirs]; i++) if ((other >> i) & 1) sum += sides[theirs][i].alert;
    return sum;
  };

  /** The other side takes the answer that is best for it. */
  const attackValue = (own: number, other: number, mover: number, i: number): number => {
    const bit = 1 << i;
    const left = mover === mine ? own & ~bit : own;
    const right = mover === mine ? other : other & ~bit;
    let answer = sides[mover][i].undefended + restOf(left, right, 1 - mover, false);
    if (sides[mover][i].unit.keywords.includes('Sniper')) {
      const fought = sniped(left, right, mover, i);
      return mover === mine ? Math.min(answer, fought) : Math.max(answer, fought);
    }
    for (let j = 0; j < counts[1 - mover]; j++) {
      const worth = foughtValue(left, right, mover, i, j);
      if (Number.isNaN(worth)) continue;
      if (mover === mine ? worth < answer : worth > answer) answer = worth;
    }
    return answer;
  };

  const foughtValue = (left: number, right: number, mover: number, i: number, j: number): number => {
    const defending = mover === mine ? right : left;
    if (((defending >> j) & 1) === 0) return Number.NaN;
    const fight = fights[mover][i][j];
    if (Number.isNaN(fight)) return fight;
    const gone = ~(1 << j);
    return (
      fight +
      (mover === mine
        ? restOf(left, right & gone, 1 - mover, false)
        : restOf(left & gone, right, 1 - mover, false))
    );
  };

  /** Who challenges names the defender, if there is one at all. */
  const sniped = (left: number, right: number, mover: number, i: number): number => {
    let best = mover === mine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (let j = 0; j < counts[1 - mover]; j++) {
      const worth = foughtValue(left, right, mover, i, j);
      if (Number.isNaN(worth)) continue;
      if (mover === mine ? worth > best : worth < best) best = worth;
    }
    if (Number.isFinite(best)) return best;
    return mover === mine ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  };

  const all = counts.map((n) => (1 << n) - 1);
  const at = (side: number, handle: Handle): number =>
    sides[side].findIndex(({ unit }) => unit.handle === handle);
  return {
    attack(unit) {
      const i = at(mine, unit);
      return i < 0 ? undefined : attackValue(all[mine], all[theirs], mine, i);
    },
    get wait() {
      return restOf(all[mine], all[theirs], theirs, false);
    },
    get pass() {
      return restOf(all[mine], all[theirs], theirs, true);
    },
    defend(challenger, defender) {
      const i = at(theirs, challenger);
      if (i < 0) return 0;
      const right = all[theirs] & ~(1 << i);
      if (defender === null) return sides[theirs][i].undefended + restOf(all[mine], right, mine, false);
      const j = at(mine, defender);
      if (j >= 0 && !Number.isNaN(fights[theirs][i][j]))
        return fights[theirs][i][j] + restOf(all[mine] & ~(1 << j), right, mine, false);
      return Number.NaN;
    },
  };
}
