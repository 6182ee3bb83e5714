import type { Hidden } from './positions';

/**
 * How likely each seat holds a Cylon card, over all deals of the hidden cards: a deal counts as often as what its
 * Cylons have done speaks for it. `since[seat][i]` is the evidence from the time the seat got its `i`th card.
 */
export function cylonChances(hidden: Hidden, since: readonly (readonly number[])[]): number[] {
  const { unknown, known, undealt, cylons } = hidden;
  const sums = unknown.map(() => 0);
  let total = 0;

  const held: number[] = [];
  const odds = unknown.map((cards, seat) => cards.map((card) => Math.exp(since[seat][card] ?? 0)));

  /** Goes through the seats, giving each 0, 1, ... of the Cylon cards left. */
  const deal = (seat: number, left: number, weight: number): void => {
    if (seat === unknown.length) {
      const all = weight * choose(undealt, left);
      total += all;
      for (const holder of held) sums[holder] += all;
      return;
    }
    deal(seat + 1, left, weight);
    const cards = odds[seat];
    if (left === 0 || cards.length === 0) return;
    held.push(seat);
    for (const each of cards) deal(seat + 1, left - 1, weight * each);
    if (left > 1 && cards.length > 1)
      deal(seat + 1, left - 2, weight * Math.max(...cards) * choose(cards.length, 2));
    held.pop();
  };
  deal(0, cylons, 1);
  return sums.map((sum, seat) => (known[seat] ? 1 : total > 0 ? sum / total : 0));
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return k > n ? 0 : ways;
}
