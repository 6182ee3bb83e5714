import { describe, expect, it } from 'vitest';
import { areaUnderCurve, shareOf } from '../../src/tournament/statistics';

describe('statistics of a tournament', () => {
  it('gives a share with its confidence interval', () => {
    expect(shareOf(50, 100)).toEqual({ share: 0.5, from: 0.404, to: 0.596 });
    expect(shareOf(0, 10).from).toBe(0);
  });

  it('measures how well suspicion tells one from the other', () => {
    expect(areaUnderCurve([0.9, 0.8], [0.1, 0.2])).toBe(1);
    expect(areaUnderCurve([0.1], [0.9])).toBe(0);
    expect(areaUnderCurve([0.5, 0.5], [0.5])).toBe(0.5);
    expect(areaUnderCurve([], [0.5])).toBeNull();
  });
});
