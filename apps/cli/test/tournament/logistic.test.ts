import { describe, expect, it } from 'vitest';
import { logisticRegression } from '../../src/tournament/logistic';

/** Sums of two features, won the oftener the higher the first and the lower the second. */
function samples() {
  const features = Array.from({ length: 4000 }, (_, i) => [1, (i % 20) / 10 - 1, ((i * 7) % 13) / 6 - 1]);
  const won = features.map(([, a, b], i) => {
    const chance = 1 / (1 + Math.exp(-(0.5 + 2 * a - b)));
    return (((i * 2654435761) % 1000) + 1000) % 1000 < 1000 * chance;
  });
  return { samples: features.map((f) => ({ features: f, given: 0 })), won };
}

describe('logistic regression', () => {
  it('finds the weights that made the samples', () => {
    const { samples: given, won } = samples();
    const [always, a, b] = logisticRegression(given, won, [0, 0, 0]);
    expect(always).toBeCloseTo(0.5, 0);
    expect(a).toBeGreaterThan(1.6);
    expect(a).toBeLessThan(2.4);
    expect(b).toBeGreaterThan(-1.3);
    expect(b).toBeLessThan(-0.7);
  });

  it('leaves out what would have the wrong sign', () => {
    const { samples: given, won } = samples();
    const [, a, b] = logisticRegression(given, won, [0, 1, 1]);
    expect(a).toBeGreaterThan(1);
    expect(b).toBe(0);
  });
});
