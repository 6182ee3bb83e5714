import type { ConditionTests } from '../../in-play/condition-test';

export const logicTests = {
  not: (g, c, scene, test) => !test(g, c.it, scene),
  all: (g, c, scene, test) => c.of.every((each) => test(g, each, scene)),
  any: (g, c, scene, test) => c.of.some((each) => test(g, each, scene)),
} satisfies ConditionTests;
