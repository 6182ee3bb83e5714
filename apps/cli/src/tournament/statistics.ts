/** A share with the bounds of its 95 % confidence interval (Wilson). */
export interface Share {
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

const z = 1.96;

export function shareOf(times: number, n: number): Share {
  if (n === 0) return { share: 0, from: 0, to: 1 };
  const p = times / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return {
    share: rounded(p),
    from: rounded(Math.max(0, middle - half)),
    to: rounded(Math.min(1, middle + half)),
  };
}

export function rounded(n: number): number {
  return Math.round(n * 1000) / 1000;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The area under the ROC curve: how often somebody who is one is suspected more than somebody who is not. */
export function areaUnderCurve(yes: readonly number[], no: readonly number[]): number | null {
  if (yes.length === 0 || no.length === 0) return null;
  const all = [...yes.map((score) => ({ score, yes: true })), ...no.map((score) => ({ score, yes: false }))];
  all.sort((a, b) => a.score - b.score);
  let ranks = 0;
  for (let i = 0; i < all.length; ) {
    let j = i;
    while (j < all.length && all[j].score === all[i].score) j++;
    // Those with the same score share their rank.
    for (let k = i; k < j; k++) if (all[k].yes) ranks += (i + j + 1) / 2;
    i = j;
  }
  return rounded((ranks - (yes.length * (yes.length + 1)) / 2) / (yes.length * no.length));
}
