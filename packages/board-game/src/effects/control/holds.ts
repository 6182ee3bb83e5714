import type { ConditionTests, Holds } from '../../in-play/condition-test';

/** The least certain of what holds, or the first that settles the matter. */
function settle(settled: boolean, all: readonly Holds[]): Holds {
  if (all.includes(settled)) return settled;
  return all.includes('unknown') ? 'unknown' : !settled;
}

export const logicTests = {
  not: (t, c, scene, test) => {
    const it = test(t, c.it, scene);
    return it === 'unknown' ? it : !it;
  },
  all(t, c, scene, test) {
    if (t.stack) {
      for (let i = 0; i < c.of.length; i++) if (!test(t, c.of[i], scene)) return false;
      return true;
    }
    return settle(
      false,
      c.of.map((each) => test(t, each, scene)),
    );
  },
  any(t, c, scene, test) {
    if (t.stack) {
      for (let i = 0; i < c.of.length; i++) if (test(t, c.of[i], scene)) return true;
      return false;
    }
    return settle(
      true,
      c.of.map((each) => test(t, each, scene)),
    );
  },
} satisfies ConditionTests;
