import { answering, cards, makesOf } from './cards/tables';
import type { Trigger } from './effects/types';
import { answersTo } from './questions';
import type { Stack, State, Unit } from './state';
import { type Handle, type Kind, resources, type Seat } from './terms';

/** What can be paid with what: stacks and freighters, without changing anything. */

/** Amounts by resource. */
export type Amounts = readonly [number, number, number];

export const yieldOf = ({ supply }: Stack): number => 1 + supply.length;

const none: readonly number[] = [];

/** The resource that a freighter adds when a stack is spent; -1 for what is none. */
export function freightOf(kind: Kind): number {
  for (const index of answering('stack-spent')[kind] ?? none) {
    const [effect] = (cards[kind].abilities[index] as Trigger).do;
    if (effect?.do === 'generate') return resources.indexOf(effect.makes);
  }
  return -1;
}

/** Freighters that can still be committed. rule: ccg.costs.freighter */
export function freightersOf(s: State, seat: Seat, used: readonly Handle[]): Unit[] {
  return s.players[seat].units.filter(
    (u) => u.alert && !u.down && !used.includes(u.handle) && freightOf(u.cards[0]) >= 0,
  );
}

/** Whether a stack of many logistics may make three of anything in this action. rule: ccg.costs.conversion */
export function mayConvert(s: State, seat: Seat): boolean {
  return s.inForce.some(
    ({ on, owner, until }) => on === 'conversion' && owner === seat && until === 'action',
  );
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
  for (const unit of freightersOf(s, seat, freighters)) made[freightOf(unit.cards[0])]++;
  return enough(owed, any, made, convertible, 0);
}

/** Whether a seat could pay this cost in the action that is being chosen. */
export function canPayCost(s: State, seat: Seat, cost: readonly number[]): boolean {
  const less = s.inForce.length === 0 ? 0 : reduction(s, seat);
  if (less === 0) return canPay(s, seat, { owed: cost, any: 0, spent: [], freighters: [] });
  for (let type = 0; type < 3; type++) {
    if (cost[type] === 0) continue;
    const owed = [...cost];
    owed[type] = Math.max(0, owed[type] - less);
    if (canPay(s, seat, { owed, any: 0, spent: [], freighters: [] })) return true;
  }
  return sum(cost) === 0;
}
