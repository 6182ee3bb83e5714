import { cards, type Handle, type Kind } from '@ragtag/card-game';
import type { Option } from '@ragtag/kernel';
import { bestPlays, costOf, type Makes, makesOf, paid, resourceOf, totalCost } from '../resources';
import type { Sight } from '../sight';
import { holdWorth } from '../weigh/cards';
import { alertWorth, kindWorth } from '../weigh/units';
import { each } from './rule';

/** Resources: what to lay down, what to give up, and what to pay with. */

/** What an even share of the deck is worth that could be paid for at once, and a resource more of anything. */
const perPayable = 5;
const perResource = 0.3;
const enough = 8;

interface Wanted {
  readonly cost: readonly number[];
  readonly worth: number;
}

/** What deck and hand would cost, costs alike together; each counts by how much there is of it. */
function wantedBy({ me, hand }: Sight): Wanted[] {
  const byCost = new Map<string, { cost: readonly number[]; worth: number }>();
  const all = [...(me.left ?? []), ...hand];
  for (const kind of all) {
    if (totalCost[kind] === 0) continue;
    const key = costOf[kind].join();
    const wanted = byCost.get(key) ?? { cost: costOf[kind], worth: 0 };
    wanted.worth += 1 / all.length;
    byCost.set(key, wanted);
  }
  return [...byCost.values()];
}

const worthInPlay = (kind: Kind): number => {
  const { type } = cards[kind];
  return type === 'event' ? 0.8 : type === 'mission' ? 0.6 : kindWorth(kind) - 0.3;
};

function layoutWorth(stacks: readonly Makes[], hand: readonly Kind[], wanted: readonly Wanted[]): number {
  const now = bestPlays(
    stacks,
    hand.filter((kind) => totalCost[kind] > 0).map((kind) => ({ kind, worth: worthInPlay(kind) })),
  );
  let payable = 0;
  for (const { cost, worth } of wanted) if (paid(stacks, cost)) payable += worth;
  const all = stacks.reduce((sum, { n }) => sum + n, 0);
  return now + perPayable * payable + perResource * Math.min(all, enough);
}

const without = (hand: readonly Kind[], kind: Kind): Kind[] => {
  const rest = [...hand];
  rest.splice(rest.indexOf(kind), 1);
  return rest;
};

const grown = (stacks: readonly Makes[], handle: Handle, by: number): Makes[] =>
  stacks.map((stack) => (stack.handle === handle ? { ...stack, n: stack.n + by } : stack));

/** What is laid down is gone; what many of are held is missed less. */
const given = (s: Sight, kind: Kind): number => 0.8 * holdWorth(s, kind);

export const resource = each<Option & { readonly card?: Kind; readonly stack?: Handle }>((s) => {
  const stacks = makesOf(s.me, true);
  const wanted = wantedBy(s);
  const passed = layoutWorth(stacks, s.hand, wanted);
  return ({ card, stack }) => {
    if (card === undefined) return passed;
    const laid =
      stack === undefined
        ? [...stacks, { handle: -1, type: resourceOf(card), n: 1 }]
        : grown(stacks, stack, 1);
    return layoutWorth(laid, without(s.hand, card), wanted) - given(s, card);
  };
});

export const supplyCard = each<Option & { readonly card: Kind }>(
  (s) =>
    ({ card }) =>
      -holdWorth(s, card),
);

export const supplyPlace = each<Option & { readonly stack: Handle }>((s) => {
  const stacks = makesOf(s.me, true);
  const wanted = wantedBy(s);
  return ({ stack }) => layoutWorth(grown(stacks, stack, 1), s.hand, wanted);
});

export const giveUp = each<Option & { readonly stack: Handle; readonly supply: Kind | null }>((s) => {
  const stacks = makesOf(s.me, true);
  const wanted = wantedBy(s);
  return ({ stack, supply }) =>
    layoutWorth(
      supply === null ? stacks.filter(({ handle }) => handle !== stack) : grown(stacks, stack, -1),
      s.hand,
      wanted,
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
