import { type Option, repeat } from '@ragtag/kernel';
import { cards, costOf, makesOf } from '../../cards/tables';
import {
  canPay,
  converted,
  freightersOf,
  freightOf,
  isConvertible,
  mayConvert,
  reduction,
  yieldOf,
} from '../../in-play/payment';
import { type G, rules } from '../../rules';
import type { Stack } from '../../state';
import { type Handle, type Kind, resources, type Seat } from '../../terms';

/**
 * Paying, one stack after the other. Nothing is turned over yet: that happens when everything has been chosen, and the
 * result says with what. rule: ccg.costs.pay, ccg.costs.next-stack
 */
export interface Pay {
  readonly seat: Seat;
  /** Still owed, by resource. */
  readonly owed: number[];
  any: number;
  readonly spent: Handle[];
  readonly freighters: Handle[];
  /** Made beyond what is owed, by resource. */
  readonly excess: number[];
  /** The card paid for; only a card's cost leaves something for Expedite. */
  readonly card: Kind | null;
  /** A freighter may be added to the stack just spent. */
  open: boolean;
}

/** With what was paid. */
export interface Payment {
  readonly spent: readonly Handle[];
  readonly freighters: readonly Handle[];
  readonly excess: number[];
}

declare module '../../rules' {
  interface Procedures {
    pay: Pay;
  }
}

export function payFor(g: G, seat: Seat, cost: readonly number[], any: number, card: Kind | null): void {
  rules.call(g, 'pay', {
    seat,
    owed: [...cost],
    any,
    spent: [],
    freighters: [],
    excess: [0, 0, 0],
    card,
    open: false,
  });
}

const isOwed = ({ owed, any }: Pay): boolean => owed[0] + owed[1] + owed[2] + any > 0;

/** Counts what was made towards what is owed. rule: ccg.costs.excess-lost */
function make(frame: Pay, type: number, n: number): void {
  const used = Math.min(n, frame.owed[type]);
  frame.owed[type] -= used;
  const free = Math.min(n - used, frame.any);
  frame.any -= free;
  frame.excess[type] += n - used - free;
}

interface StackOption extends Option {
  readonly stack: Handle;
  readonly type: number;
  readonly makes: number;
}

/** What spending a stack for a type would leave, and whether the rest could be paid. */
function leadsOn(g: G, frame: Pay, stack: Stack, type: number, n: number): boolean {
  const owed = [...frame.owed];
  const used = Math.min(n, owed[type]);
  owed[type] -= used;
  const any = Math.max(0, frame.any - (n - used));
  const spent = [...frame.spent, stack.handle];
  if (canPay(g.state, frame.seat, { owed, any, spent, freighters: frame.freighters })) return true;
  // Freighters can answer this very stack, the last one.
  let left = any;
  for (const unit of freightersOf(g.state, frame.seat, frame.freighters)) {
    const t = freightOf(unit.cards[0]);
    if (owed[t] > 0) owed[t]--;
    else left--;
  }
  return owed[0] + owed[1] + owed[2] === 0 && left <= 0;
}

/** Stacks that differ in nothing that matters are offered once. */
const isSame = (a: StackOption, b: StackOption): boolean => a.type === b.type && a.makes === b.makes;

function stackOptions(g: G, frame: Pay): StackOption[] {
  const s = g.state;
  const options: StackOption[] = [];
  const { stacks } = s.players[frame.seat];
  const convert = mayConvert(s, frame.seat);
  stacks.forEach((stack, i) => {
    if (stack.down || frame.spent.includes(stack.handle)) return;
    const own = makesOf[stack.kind];
    for (let type = 0; type < 3; type++) {
      const instead = type !== own || convert;
      if (type !== own && !(convert && isConvertible(stack))) continue;
      // rule: ccg.costs.proper-type
      if (frame.owed[type] === 0 && frame.any === 0) continue;
      const makes = instead && isConvertible(stack) ? converted : yieldOf(stack);
      const option = {
        id: type === own ? `${stack.handle}` : `${stack.handle}:${resources[type]}`,
        stack: stack.handle,
        type,
        makes,
      };
      if (i > 0 && options.some((other) => other.stack !== stacks[0].handle && isSame(other, option)))
        continue;
      if (leadsOn(g, frame, stack, type, makes)) options.push(option);
    }
  });
  return options;
}

/** What can be spent: base and assets, those that differ in nothing that matters under one name. */
interface Spendable {
  readonly name: number;
  readonly type: number;
  readonly makes: number;
}

const baseName = -1;

/** The names of the stacks that a way to pay spends, in order; null until one was found. */
interface Ways {
  first: number[] | null;
  differ: boolean;
}

const sameStacks = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((name, i) => name === b[i]);

/** Looks through all ways to pay, until two differ. `used` has a bit for each stack that is spent. */
function collectWays(
  owed: readonly number[],
  any: number,
  list: readonly Spendable[],
  used: number,
  ways: Ways,
): void {
  if (owed[0] + owed[1] + owed[2] + any === 0) {
    const names = list
      .filter((_, i) => (used & (1 << i)) !== 0)
      .map(({ name }) => name)
      .sort((a, b) => a - b);
    if (ways.first === null) ways.first = names;
    else if (!sameStacks(ways.first, names)) ways.differ = true;
    return;
  }
  for (let i = 0; i < list.length && !ways.differ; i++) {
    const { name, type, makes } = list[i];
    if ((used & (1 << i)) !== 0 || (owed[type] === 0 && any === 0)) continue;
    // Of those that are alike the first that is left will do.
    if (i > 0 && isAlikeBefore(list, i, name, used)) continue;
    const rest = owed.slice();
    rest[type] = Math.max(0, rest[type] - makes);
    const more = Math.max(0, any - (makes - (owed[type] - rest[type])));
    collectWays(rest, more, list, used | (1 << i), ways);
  }
}

function isAlikeBefore(list: readonly Spendable[], at: number, name: number, used: number): boolean {
  for (let i = 0; i < at; i++) if (list[i].name === name && (used & (1 << i)) === 0) return true;
  return false;
}

/** Whether all ways to pay spend the same stacks, in whatever order: then nobody is asked. */
function isOneWay(g: G, frame: Pay): boolean {
  const s = g.state;
  if (mayConvert(s, frame.seat) || freightersOf(s, frame.seat, frame.freighters).length > 0) return false;
  const { stacks } = s.players[frame.seat];
  const spendable: Spendable[] = [];
  for (let i = 0; i < stacks.length; i++) {
    if (stacks[i].down || frame.spent.includes(stacks[i].handle)) continue;
    const type = makesOf[stacks[i].kind];
    const makes = yieldOf(stacks[i]);
    if (frame.owed[type] === 0 && frame.any === 0) continue;
    spendable.push({ name: i === 0 ? baseName : type * 100 + makes, type, makes });
  }
  // Nobody has that many; who did would be asked.
  if (spendable.length > 30) return false;
  const ways: Ways = { first: null, differ: false };
  collectWays(frame.owed, frame.any, spendable, 0, ways);
  return ways.first !== null && !ways.differ;
}

rules.ask<StackOption, Pay>('pay', {
  options(g, frame) {
    const options = stackOptions(g, frame);
    return options.length > 1 && isOneWay(g, frame) ? options.slice(0, 1) : options;
  },
  chosen(_g, frame, [{ stack, type, makes }]) {
    frame.spent.push(stack);
    make(frame, type, makes);
    frame.open = true;
  },
});

interface FreighterOption extends Option {
  readonly freighter?: Handle;
  readonly type?: number;
}

/** Whether a resource more of this type could be of use: owed, or for an Expedite card in hand. */
function isUseful(g: G, frame: Pay, type: number): boolean {
  if (frame.owed[type] > 0 || frame.any > 0) return true;
  if (frame.card === null) return false;
  return g.state.players[frame.seat].hand.some(
    (kind) => kind !== frame.card && costOf[kind][type] > 0 && cards[kind].keywords.includes('Expedite'),
  );
}

rules.ask<FreighterOption, Pay>('freighter', {
  options(g, frame) {
    const options: FreighterOption[] = [];
    for (const { handle, cards: stacked } of freightersOf(g.state, frame.seat, frame.freighters)) {
      const type = freightOf(stacked[0]);
      if (isUseful(g, frame, type)) options.push({ id: String(handle), freighter: handle, type });
    }
    if (options.length === 0) return options;
    if (!isOwed(frame) || canPay(g.state, frame.seat, frame)) options.push({ id: 'none' });
    return options;
  },
  chosen(_g, frame, [{ freighter, type }]) {
    if (freighter === undefined || type === undefined) {
      frame.open = false;
      return;
    }
    frame.freighters.push(freighter);
    make(frame, type, 1);
  },
});

interface ReduceOption extends Option {
  readonly type: number;
}

rules.ask<ReduceOption, Pay>('reduce', {
  options(g, frame) {
    const options: ReduceOption[] = [];
    const less = reduction(g.state, frame.seat);
    for (let type = 0; type < 3; type++) {
      if (frame.owed[type] === 0) continue;
      const owed = [...frame.owed];
      owed[type] = Math.max(0, owed[type] - less);
      if (canPay(g.state, frame.seat, { owed, any: 0, spent: [], freighters: [] }))
        options.push({ id: resources[type], type });
    }
    return options;
  },
  chosen(g, frame, [{ type }]) {
    frame.owed[type] = Math.max(0, frame.owed[type] - reduction(g.state, frame.seat));
  },
});

rules.procedure('pay', {
  // rule: ccg.costs.reduction, ccg.costs.reduction-one-card
  lessen(g, frame) {
    if (frame.card !== null && reduction(g.state, frame.seat) > 0) rules.put(g, frame.seat, 'reduce');
  },
  spendStacks: repeat(
    (_g, frame) => isOwed(frame) || frame.open,
    (g, frame) => {
      if (!frame.open) rules.put(g, frame.seat, 'pay');
      else if (!rules.put(g, frame.seat, 'freighter')) frame.open = false;
    },
  ),
  handBack(g, { spent, freighters, excess }) {
    rules.finish(g, { spent, freighters, excess } satisfies Payment);
  },
});
