import { answering, cards, makesOf } from '../cards/tables';
import type { Trigger } from '../effects/types';
import type { Stack, State, Unit } from '../state';
import { type Handle, type Kind, resources, type Seat } from '../terms';
import { answersTo } from './rulings';

/** What can be paid with what: stacks and freighters, without changing anything. */

export const yieldOf = ({ supply }: Stack): number => 1 + supply.length;

const none: readonly number[] = [];

const freight = Int8Array.from(cards, ({ abilities }, kind) => {
  for (const index of answering('stack-spent')[kind] ?? none) {
    const [effect] = (abilities[index] as Trigger).do;
    if (effect?.do === 'generate') return resources.indexOf(effect.makes);
  }
  return -1;
});

/** The resource that a freighter adds when a stack is spent; -1 for what is none. */
export const freightOf = (kind: Kind): number => freight[kind];

const isFreighter = (unit: Unit): boolean => freight[unit.cards[0]] >= 0 && unit.alert && !unit.down;

/** Freighters that can still be committed. rule: ccg.costs.freighter */
export function freightersOf(s: State, seat: Seat, used: readonly Handle[]): Unit[] {
  return s.players[seat].units.filter((u) => isFreighter(u) && !used.includes(u.handle));
}

/** Whether a stack of many logistics may make three of anything in this action. rule: ccg.costs.conversion */
export function mayConvert(s: State, seat: Seat): boolean {
  const { inForce } = s;
  for (let i = 0; i < inForce.length; i++) {
    const { on, owner, until } = inForce[i];
    if (on === 'conversion' && owner === seat && until === 'action') return true;
  }
  return false;
}

export const logistics = resources.indexOf('logistics');
export const converted = 3;

export const isConvertible = (stack: Stack): boolean =>
  makesOf[stack.kind] === logistics && yieldOf(stack) >= 2;

/** How much less a card costs in this action. rule: ccg.costs.reduction */
export function reduction(s: State, seat: Seat): number {
  let n = 0;
  for (const { you, n: less } of answersTo(s, 'cost')) if (you === seat) n += less ?? 0;
  return n;
}

const sum = (amounts: readonly number[]): number => amounts[0] + amounts[1] + amounts[2];

/** Whether the rest can be paid, if each stack that may be converted makes what is best. */
function enough(
  owed: readonly number[],
  any: number,
  made: readonly number[],
  convertible: readonly Stack[],
  at: number,
): boolean {
  if (at < convertible.length) {
    const without = [...made];
    without[logistics] -= yieldOf(convertible[at]);
    for (let type = 0; type < 3; type++) {
      const instead = [...without];
      instead[type] += converted;
      if (enough(owed, any, instead, convertible, at + 1)) return true;
    }
    return false;
  }
  let left = 0;
  for (let type = 0; type < 3; type++) {
    if (made[type] < owed[type]) return false;
    left += made[type] - owed[type];
  }
  return left >= any;
}

export interface Owing {
  readonly owed: readonly number[];
  /** Owed in resources of any type. */
  readonly any: number;
  readonly spent: readonly Handle[];
  readonly freighters: readonly Handle[];
}

/**
 * Whether what is owed can be paid with what is left. Each stack pays its own type, so the order does not matter; but a
 * freighter needs a stack. rule: ccg.costs.order-free, ccg.costs.freighter-not-alone
 */
export function canPay(s: State, seat: Seat, { owed, any, spent, freighters }: Owing): boolean {
  if (sum(owed) + any === 0) return true;
  const made = [0, 0, 0];
  const convert = mayConvert(s, seat);
  const convertible: Stack[] = [];
  let spendable = false;
  for (const stack of s.players[seat].stacks) {
    if (stack.down || spent.includes(stack.handle)) continue;
    const type = makesOf[stack.kind];
    made[type] += yieldOf(stack);
    if (owed[type] > 0 || any > 0) spendable = true;
    if (convert && isConvertible(stack)) {
      convertible.push(stack);
      spendable = true;
    }
  }
  if (!spendable) return false;
  const { units } = s.players[seat];
  for (let i = 0; i < units.length; i++)
    if (isFreighter(units[i]) && !freighters.includes(units[i].handle)) made[freight[units[i].cards[0]]]++;
  return enough(owed, any, made, convertible, 0);
}

const nothing: Pick<Owing, 'any' | 'spent' | 'freighters'> = { any: 0, spent: [], freighters: [] };

function canPayOwed(s: State, seat: Seat, owed: readonly number[]): boolean {
  return canPay(s, seat, { owed, any: nothing.any, spent: nothing.spent, freighters: nothing.freighters });
}

/** Whether a seat could pay this cost in the action that is being chosen. */
export function canPayCost(s: State, seat: Seat, cost: readonly number[]): boolean {
  const less = s.inForce.length === 0 ? 0 : reduction(s, seat);
  if (less === 0) return canPayOwed(s, seat, cost);
  for (let type = 0; type < 3; type++) {
    if (cost[type] === 0) continue;
    const owed = [...cost];
    owed[type] = Math.max(0, owed[type] - less);
    if (canPayOwed(s, seat, owed)) return true;
  }
  return sum(cost) === 0;
}

/** What a seat could make at most in the action that is being chosen, worked out once for all cards in hand. */
export interface Purse {
  readonly stacks: readonly number[];
  readonly freight: readonly number[];
}

/** Null where something changes what cards cost or stacks make: then each cost is looked at alone. */
export function purseOf(s: State, seat: Seat): Purse | null {
  const { inForce } = s;
  for (let i = 0; i < inForce.length; i++)
    if (inForce[i].on === 'cost' || inForce[i].on === 'conversion') return null;
  const { stacks, units } = s.players[seat];
  const made = [0, 0, 0];
  const more = [0, 0, 0];
  for (let i = 0; i < stacks.length; i++)
    if (!stacks[i].down) made[makesOf[stacks[i].kind]] += yieldOf(stacks[i]);
  for (let i = 0; i < units.length; i++) if (isFreighter(units[i])) more[freight[units[i].cards[0]]]++;
  return { stacks: made, freight: more };
}

/** Whether a purse is enough; freighters need a stack that is spent. rule: ccg.costs.freighter-not-alone */
export function isEnough({ stacks, freight: more }: Purse, cost: readonly number[]): boolean {
  let spendable = false;
  let owed = 0;
  for (let type = 0; type < 3; type++) {
    if (cost[type] === 0) continue;
    owed += cost[type];
    if (stacks[type] + more[type] < cost[type]) return false;
    if (stacks[type] > 0) spendable = true;
  }
  return spendable || owed === 0;
}
