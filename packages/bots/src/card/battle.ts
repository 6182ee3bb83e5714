import { cards, type Handle, leftOf, type Seat, type UnitView, winningInfluence } from '@ragtag/card-game';
import type { Sight } from './sight';
import { threatReward } from './weigh/challenge';
import { influenceWorth } from './weigh/stakes';
import { alertWorth, canFight, isAttackComing, unitWorth } from './weigh/units';

/**
 * The fights that are still to come this turn between a bot and one opponent, thought through to the end. An alert unit
 * challenges once or defends once; whichever way a fight ends, neither of its units fights again. So what is left of a
 * turn is which units are still alert on either side, the influence of both, and whose move it is.
 */
export interface Battle {
  /** What the rest of the turn comes to if this unit challenges now; undefined for what cannot. */
  attack(unit: Handle): number | undefined;
  /** What it comes to if the bot does something else, or passes. */
  wait(): number;
  pass(): number;
  /** What it comes to if this unit defends against the running challenge, or none. */
  defend(challenger: Handle, defender: Handle | null): number | undefined;
}

interface Fighter {
  readonly unit: UnitView;
  readonly power: number;
  readonly manipulates: boolean;
  readonly names: boolean;
  /** What it is worth to the bot that this unit is lost. */
  readonly lost: number;
  /** What it is worth to the bot that it is still alert when the phase ends. */
  readonly alert: number;
  /** The unit before it that is just like it; one of the two is enough to think of. */
  readonly twin: number;
}

/** More units than this a side are not thought through. */
const mostUnits = 5;

const mine = 0;
const theirs = 1;

/** What it is worth to be alert when the Cylons come: a fight, and not to have to pass. */
function againstCylons(s: Sight, seat: Seat, unit: UnitView): number {
  const chance = s.odds.win(seat, leftOf(s.view, seat), (unit.power ?? 0) - usualThreat);
  return Math.max(0.2, 0.7 + chance * threatReward(s) - (1 - chance) * unitWorth(unit));
}
const usualThreat = 2;

/** With several opponents, a unit that stays alert also keeps the others off. */
const othersLook = ({ view }: Sight): number => 0.02 + 0.08 * (view.players.filter((p) => !p.out).length - 2);

function fighterOf(s: Sight, seat: Seat, unit: UnitView, coming: boolean): Omit<Fighter, 'twin'> {
  const share = s.stakes.share[seat];
  return {
    unit,
    power: Math.max(0, unit.power ?? 0),
    manipulates: unit.keywords.includes('Manipulate'),
    names: unit.keywords.includes('Sniper'),
    lost: -share * unitWorth(unit),
    alert: share * (coming ? againstCylons(s, seat, unit) : othersLook(s) * alertWorth(s, unit)),
  };
}

const isAlike = (a: Omit<Fighter, 'twin'>, b: Omit<Fighter, 'twin'>): boolean =>
  a.power === b.power &&
  Math.abs(a.lost - b.lost) < 0.3 &&
  typeOf(a.unit) === typeOf(b.unit) &&
  a.unit.keywords.join() === b.unit.keywords.join();

const typeOf = ({ cards: [kind] }: UnitView): string => cards[kind].type;

function fightersOf(s: Sight, seat: Seat, running: Handle | undefined): Fighter[] {
  const coming = isAttackComing(s.view);
  let list = s.view.players[seat].units
    .filter((unit) => canFight(unit) || unit.handle === running)
    .map((unit) => fighterOf(s, seat, unit, coming));
  if (list.length > mostUnits) {
    list.sort(
      (a, b) => Number(b.unit.handle === running) - Number(a.unit.handle === running) || b.power - a.power,
    );
    list = list.slice(0, mostUnits);
  }
  return list.map((each, i) => ({
    ...each,
    twin: each.unit.handle === running ? -1 : list.findIndex((other, j) => j < i && isAlike(other, each)),
  }));
}

const mayDefend = (unit: UnitView, against: UnitView): boolean =>
  typeOf(unit) === typeOf(against) ||
  unit.keywords.includes('Scramble') ||
  against.keywords.includes('Vulnerable');

class TwoSided implements Battle {
  readonly #sides: readonly (readonly Fighter[])[];
  /** What a fight comes to, by side of the challenger, challenger and defender; NaN where it may not be. */
  readonly #fights: readonly (readonly (readonly number[])[])[];
  readonly #shares: readonly number[];
  readonly #influence: readonly number[];
  readonly #known = new Map<number, number>();
  readonly #positions: number;

  constructor(s: Sight, opponent: Seat, running: Handle | undefined) {
    const seats = [s.seat, opponent];
    const sides = seats.map((seat) => fightersOf(s, seat, running));
    this.#sides = sides;
    this.#positions = s.mind.positions;
    this.#shares = seats.map((seat) => s.stakes.share[seat]);
    this.#influence = seats.map((seat) => s.view.players[seat].influence);
    this.#fights = [mine, theirs].map((side) =>
      sides[side].map((challenger) =>
        sides[1 - side].map((defender) => {
          if (!mayDefend(defender.unit, challenger.unit)) return Number.NaN;
          const chance = s.odds.win(seats[side], seats[1 - side], challenger.power - defender.power);
          return chance * defender.lost + (1 - chance) * challenger.lost;
        }),
      ),
    );
  }

  attack(unit: Handle): number | undefined {
    const i = this.#find(mine, unit);
    return i < 0 ? undefined : this.#attack(this.#all(mine), this.#all(theirs), 0, 0, mine, i);
  }

  wait(): number {
    return this.#rest(this.#all(mine), this.#all(theirs), 0, 0, theirs, false);
  }

  pass(): number {
    return this.#rest(this.#all(mine), this.#all(theirs), 0, 0, theirs, true);
  }

  defend(challenger: Handle, defender: Handle | null): number | undefined {
    const i = this.#find(theirs, challenger);
    if (i < 0) return undefined;
    const right = this.#all(theirs) & ~(1 << i);
    if (defender === null) return this.#undefended(this.#all(mine), right, 0, 0, theirs, i);
    const j = this.#find(mine, defender);
    const fought = j < 0 ? Number.NaN : this.#fought(this.#all(mine), right, 0, 0, theirs, i, j);
    return Number.isNaN(fought) ? undefined : fought;
  }

  #find(side: number, handle: Handle): number {
    return this.#sides[side].findIndex(({ unit }) => unit.handle === handle);
  }

  #all(side: number): number {
    return (1 << this.#sides[side].length) - 1;
  }

  /** What the changes of influence come to, and what those still alert are worth. */
  #end(own: number, other: number, gained: number, taken: number): number {
    let worth = this.#standing(mine, gained) + this.#standing(theirs, -taken);
    for (const side of [mine, theirs]) {
      const bits = side === mine ? own : other;
      this.#sides[side].forEach(({ alert }, i) => {
        if ((bits >> i) & 1) worth += alert;
      });
    }
    return worth;
  }

  #standing(side: number, by: number): number {
    const influence = this.#influence[side];
    return this.#shares[side] * (influenceWorth(influence + by) - influenceWorth(influence));
  }

  /**
   * The alert units of both, what the bot has gained or lost, what was taken from the other, whose move it is, and
   * whether the other has just passed.
   */
  #rest(own: number, other: number, gained: number, taken: number, mover: number, passed: boolean): number {
    const left = this.#influence[mine] + gained;
    const right = this.#influence[theirs] - taken;
    if (left <= 0 || right <= 0 || left >= winningInfluence || right >= winningInfluence)
      return this.#end(own, other, gained, taken);
    const key =
      ((((own * 32 + other) * 64 + gained + 32) * 64 + taken + 32) * 2 + mover) * 2 + (passed ? 1 : 0);
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    if (this.#known.size >= this.#positions) return this.#end(own, other, gained, taken);
    let best = passed
      ? this.#end(own, other, gained, taken)
      : this.#rest(own, other, gained, taken, 1 - mover, true);
    const bits = mover === mine ? own : other;
    this.#sides[mover].forEach(({ twin }, i) => {
      if (((bits >> i) & 1) === 0 || (twin >= 0 && (bits >> twin) & 1)) return;
      const worth = this.#attack(own, other, gained, taken, mover, i);
      best = mover === mine ? Math.max(best, worth) : Math.min(best, worth);
    });
    this.#known.set(key, best);
    return best;
  }

  /** The other side takes the answer that is best for it. */
  #attack(own: number, other: number, gained: number, taken: number, mover: number, i: number): number {
    const left = mover === mine ? own & ~(1 << i) : own;
    const right = mover === mine ? other : other & ~(1 << i);
    const alone = this.#undefended(left, right, gained, taken, mover, i);
    const { names } = this.#sides[mover][i];
    // Who names the defender takes what is best; else it is the other who does.
    const wantsMost = (mover === mine) === names;
    let answer: number | undefined;
    this.#sides[1 - mover].forEach(({ twin }, j) => {
      const bits = mover === mine ? right : left;
      if (((bits >> j) & 1) === 0 || (twin >= 0 && (bits >> twin) & 1)) return;
      const worth = this.#fought(left, right, gained, taken, mover, i, j);
      if (Number.isNaN(worth)) return;
      answer = answer === undefined ? worth : wantsMost ? Math.max(answer, worth) : Math.min(answer, worth);
    });
    if (answer === undefined) return alone;
    return mover === mine ? Math.min(alone, answer) : Math.max(alone, answer);
  }

  #undefended(own: number, other: number, gained: number, taken: number, mover: number, i: number): number {
    const { power, manipulates } = this.#sides[mover][i];
    const next = 1 - mover;
    if (mover === mine) {
      const takes = this.#rest(own, other, gained, taken + power, next, false);
      return manipulates
        ? Math.max(takes, this.#rest(own, other, gained + power, taken, next, false))
        : takes;
    }
    const takes = this.#rest(own, other, gained - power, taken, next, false);
    return manipulates ? Math.min(takes, this.#rest(own, other, gained, taken - power, next, false)) : takes;
  }

  #fought(
    own: number,
    other: number,
    gained: number,
    taken: number,
    mover: number,
    i: number,
    j: number,
  ): number {
    const fight = this.#fights[mover][i][j];
    if (Number.isNaN(fight)) return fight;
    const gone = ~(1 << j);
    const rest =
      mover === mine
        ? this.#rest(own, other & gone, gained, taken, theirs, false)
        : this.#rest(own & gone, other, gained, taken, mine, false);
    return fight + rest;
  }
}

export function battleWith(s: Sight, opponent: Seat, running?: Handle): Battle {
  return new TwoSided(s, opponent, running);
}
