/** Logistic regression, small and exact: Newton's method on a few dozen features. */

export interface Observation {
  readonly features: readonly number[];
  /** What is added to the sum without being fitted. */
  readonly given: number;
}

const rounds = 12;
/** Holds weights back that little speaks for. */
const ridge = 3;

/** Solves a system of linear equations by elimination; the matrix is symmetric and positive. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    for (let below = i + 1; below < n; below++) {
      const factor = rows[below][i] / rows[i][i];
      for (let k = i; k <= n; k++) rows[below][k] -= factor * rows[i][k];
    }
  }
  const found = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let rest = rows[i][n];
    for (let k = i + 1; k < n; k++) rest -= rows[i][k] * found[k];
    found[i] = rest / rows[i][i];
  }
  return found;
}

/** How far each feature usually lies from zero, so that the ridge weighs on all alike. */
function scalesOf(samples: readonly Observation[], n: number): number[] {
  return Array.from({ length: n }, (_, i) => {
    const squares = samples.reduce((sum, { features }) => sum + features[i] ** 2, 0);
    return Math.sqrt(squares / samples.length) || 1;
  });
}

function fit(samples: readonly Observation[], won: readonly boolean[], used: readonly number[]): number[] {
  const scales = scalesOf(samples, samples[0].features.length);
  const scaled = samples.map(({ features }) => used.map((i) => features[i] / scales[i]));
  let weights = used.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((w) => -ridge * w);
    const curve = used.map((_, i) => used.map((__, k) => (i === k ? ridge : 0)));
    scaled.forEach((row, s) => {
      const sum = row.reduce((total, x, i) => total + x * weights[i], samples[s].given);
      const chance = 1 / (1 + Math.exp(-sum));
      const missed = (won[s] ? 1 : 0) - chance;
      const spread = chance * (1 - chance);
      for (let i = 0; i < row.length; i++) {
        slope[i] += missed * row[i];
        for (let k = 0; k <= i; k++) curve[i][k] += spread * row[i] * row[k];
      }
    });
    for (let i = 0; i < used.length; i++) for (let k = 0; k < i; k++) curve[k][i] = curve[i][k];
    const step = solve(curve, slope);
    weights = weights.map((w, i) => w + step[i]);
  }
  const all = scales.map(() => 0);
  used.forEach((i, k) => {
    all[i] = weights[k] / scales[i];
  });
  return all;
}

/**
 * The weights under which the samples are likeliest. `signs` says of each whether it must not fall below zero (1) or
 * rise above it (-1); one that would is left out, the worst first.
 */
export function logisticRegression(
  samples: readonly Observation[],
  won: readonly boolean[],
  signs: readonly (1 | 0 | -1)[],
): number[] {
  let used = signs.map((_, i) => i);
  for (;;) {
    const weights = fit(samples, won, used);
    const wrong = used.filter((i) => weights[i] * signs[i] < 0);
    if (wrong.length === 0) return weights;
    const worst = wrong.reduce((a, b) => (Math.abs(weights[b]) > Math.abs(weights[a]) ? b : a));
    used = used.filter((i) => i !== worst);
  }
}
