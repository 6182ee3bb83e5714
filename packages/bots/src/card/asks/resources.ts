import { cards, type Handle, type Kind } from '@ragtag/card-game';
import type { Option } from '@ragtag/kernel';
import { bestPlays, costOf, type Makes, makesOf, resourceOf, totalCost } from '../resources';
import type { Sight } from '../sight';
import { holdWorth } from '../weigh/cards';
import { alertWorth, kindWorth } from '../weigh/units';
import { each } from './rule';

/** Resources: what to lay down, what to give up, and what to pay with. */

/** For how many turns a layout is looked at, against what it pays for now. */
const horizon = 3.2;
const atOnce = 0.7;
/** What a second stack of a type is worth beside the first, and so on; and what the next best stack of all is. */
const alike: readonly number[] = [1, 0.6, 0.35, 0.2, 0.1];
const together: readonly number[] = [1, 0.9, 0.6, 0.35, 0.2, 0.1];
/** A stack that does not pay for a card yet is on its way to. */
const onTheWay = 0.45;

/** How much of each resource the cards of deck and hand cost at a time, by resource and amount. */
type Demand = readonly (readonly number[])[];
const mostOwed = 8;

/** Each cost counts by what the card is worth, as a share of all cards. */
function demandOf({ me, hand }: Sight): Demand {
  const demand = [0, 1, 2].map(() => Array<number>(mostOwed + 1).fill(0));
  const all = [...(me.left ?? []), ...hand];
  for (const kind of all) {
    const total = totalCost[kind];
    if (total === 0) continue;
    costOf[kind].forEach((n, type) => {
      if (n > 0) demand[type][Math.min(n, mostOwed)] += ((n / total) * worthInPlay(kind)) / all.length;
    });
  }
  return demand;
}

/** What a stack is good for: the cards that it pays for, and a part of those that it will. */
function usefulness({ type, n }: Makes, demand: Demand): number {
  let worth = 0;
  for (let owed = 1; owed <= mostOwed; owed++)
    worth += demand[type][owed] * (n >= owed ? 1 : (onTheWay * n) / owed);
  return worth;
}

const worthInPlay = (kind: Kind): number => {
  const { type } = cards[kind];
  return type === 'event' ? 0.8 : type === 'mission' ? 0.6 : kindWorth(kind) - 0.3;
};

function layoutWorth(stacks: readonly Makes[], hand: readonly Kind[], demand: Demand): number {
  const now = bestPlays(
    stacks,
    hand.filter((kind) => totalCost[kind] > 0).map((kind) => ({ kind, worth: worthInPlay(kind) })),
  );
  const useful: number[] = [];
  for (let type = 0; type < 3; type++) {
    const own: number[] = [];
    for (const stack of stacks) if (stack.type === type) own.push(usefulness(stack, demand));
    own.sort((x, y) => y - x);
    own.forEach((worth, i) => {
      useful.push(worth * (alike[i] ?? 0));
    });
  }
  useful.sort((x, y) => y - x);
  const later = useful.reduce((sum, worth, i) => sum + worth * (together[i] ?? 0), 0);
  return atOnce * now + horizon * later;
}

const without = (hand: readonly Kind[], kind: Kind): Kind[] => {
  const rest = [...hand];
  rest.splice(rest.indexOf(kind), 1);
  return rest;
};

const grown = (stacks: readonly Makes[], handle: Handle, by: number): Makes[] =>
  stacks.map((stack) => (stack.handle === handle ? { ...stack, n: stack.n + by } : stack));

/** What is laid down is gone; out of a full hand it is missed less. */
const fullHand = 4;
const given = (s: Sight, kind: Kind): number =>
  0.5 * holdWorth(s, kind) * Math.min(1, fullHand / s.hand.length);

export const resource = each<Option & { readonly card?: Kind; readonly stack?: Handle }>((s) => {
  const stacks = makesOf(s.me, true);
  const demand = demandOf(s);
  const passed = layoutWorth(stacks, s.hand, demand);
  return ({ card, stack }) => {
    if (card === undefined) return passed;
    const laid =
      stack === undefined
        ? [...stacks, { handle: -1, type: resourceOf(card), n: 1 }]
        : grown(stacks, stack, 1);
    return layoutWorth(laid, without(s.hand, card), demand) - given(s, card);
  };
});

export const supplyCard = each<Option & { readonly card: Kind }>(
  (s) =>
    ({ card }) =>
      -holdWorth(s, card),
);

export const supplyPlace = each<Option & { readonly stack: Handle }>((s) => {
  const stacks = makesOf(s.me, true);
  const demand = demandOf(s);
  return ({ stack }) => layoutWorth(grown(stacks, stack, 1), s.hand, demand);
});

export const giveUp = each<Option & { readonly stack: Handle; readonly supply: Kind | null }>((s) => {
  const stacks = makesOf(s.me, true);
  const demand = demandOf(s);
  return ({ stack, supply }) =>
    layoutWorth(
      supply === null ? stacks.filter(({ handle }) => handle !== stack) : grown(stacks, stack, -1),
      s.hand,
      demand,
    );
});

export const sacrificeSupply = each<Option & { readonly card: Kind }>(
  (s) =>
    ({ card }) =>
      -holdWorth(s, card),
);

/** The stack that wastes least, and whose resource is missed least afterwards. */
export const pay = each<Option & { readonly stack: Handle; readonly type: number; readonly makes: number }>(
  (s) => {
    const { owed, any, kind } = s.asking;
    const stacks = makesOf(s.me);
    const hand = (kind === null ? s.hand : without(s.hand, kind))
      .filter((each) => totalCost[each] > 0)
      .map((each) => ({ kind: each, worth: worthInPlay(each) }));
    const [base] = s.me.stacks;
    return ({ stack, type, makes }) => {
      const needed = (owed?.[type] ?? 0) + any;
      const waste = Math.max(0, makes - needed);
      const left = stacks.filter(({ handle }) => handle !== stack);
      const isBase = base?.handle === stack && cards[base.kind].abilities.length > 0;
      return bestPlays(left, hand) - 0.3 * waste - (isBase ? 0.25 : 0) + 0.05 * Math.min(makes, needed);
    };
  },
);

export const freighter = each<Option & { readonly freighter?: Handle }>((s) => {
  const { owed, any } = s.asking;
  const isOwed = (owed ?? []).reduce((sum, n) => sum + n, any) > 0;
  return ({ freighter: handle }) => {
    const seen = handle === undefined ? undefined : s.units.get(handle);
    return seen ? (isOwed ? 0.9 : 0.1) - alertWorth(s, seen.unit) : 0;
  };
});

export const reduce = each<Option & { readonly type: number }>(
  ({ asking }) =>
    ({ type }) =>
      asking.owed?.[type] ?? 0,
);
