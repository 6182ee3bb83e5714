import { cards, type Handle, type Kind, type PlayerView, resources } from '@ragtag/card-game';

/** What resource stacks pay for: the least wasteful payment, and the best plays of a turn. */
export interface Makes {
  readonly handle: Handle;
  /** Index of the resource. */
  readonly type: number;
  readonly n: number;
}

const typeOf: readonly number[] = cards.map(({ makes }) => (makes === null ? -1 : resources.indexOf(makes)));

/** Cost by resource, of each kind. */
export const costOf: readonly (readonly number[])[] = cards.map(({ cost }) =>
  resources.map((r) => cost[r] ?? 0),
);
export const totalCost: readonly number[] = costOf.map((cost) => cost[0] + cost[1] + cost[2]);

export const supplies = (supply: number | readonly Kind[]): number =>
  typeof supply === 'number' ? supply : supply.length;

export const resourceOf = (kind: Kind): number => typeOf[kind];

/** What a player's stacks make, those face up alone or all of them. */
export function makesOf({ stacks }: Pick<PlayerView, 'stacks'>, spentToo = false): Makes[] {
  return stacks
    .filter(({ down }) => spentToo || !down)
    .map(({ handle, kind, supply }) => ({ handle, type: typeOf[kind], n: 1 + supplies(supply) }));
}

/** Stacks of one type that pay so much with the least waste, as bits; -1 where they do not. */
function leastWaste(list: readonly Makes[], type: number, owed: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  const tryFrom = (at: number, bits: number, sum: number, used: number): void => {
    if (sum >= owed) {
      const waste = sum - owed + used * 0.1;
      if (waste < least) {
        least = waste;
        best = bits;
      }
      return;
    }
    for (let i = at; i < list.length; i++)
      if (list[i].type === type) tryFrom(i + 1, bits | (1 << i), sum + list[i].n, used + 1);
  };
  tryFrom(0, 0, 0, 0);
  return best;
}

/** What is left after paying with the least waste; nothing where the cost cannot be paid. */
export function paid(list: readonly Makes[], cost: readonly number[]): readonly Makes[] | undefined {
  let bits = 0;
  for (let type = 0; type < 3; type++) {
    if (cost[type] === 0) continue;
    const used = leastWaste(list, type, cost[type]);
    if (used < 0) return undefined;
    bits |= used;
  }
  return bits === 0 ? list : list.filter((_, i) => ((bits >> i) & 1) === 0);
}

export interface Playable {
  readonly kind: Kind;
  readonly worth: number;
}

const mostPlays = 4;

/** The most that can be had by playing some of these cards, one after another. */
export function bestPlays(list: readonly Makes[], hand: readonly Playable[], from = 0, deep = 0): number {
  let best = 0;
  if (deep >= mostPlays) return best;
  for (let i = from; i < hand.length; i++) {
    const left = paid(list, costOf[hand[i].kind]);
    if (!left) continue;
    const worth = hand[i].worth + bestPlays(left, hand, i + 1, deep + 1);
    if (worth > best) best = worth;
  }
  return best;
}
