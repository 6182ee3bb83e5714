import { type ConditionTests, player } from '../../in-play/condition-test';
import { occupationAt, occupationForces, stacked } from '../../table/new-caprica';

export const newCapricaTests = {
  phase: (t, c) => t.newCaprica?.phase === c.phase,
  stacked: (t, c) => stacked(t, c.stack) >= c.atLeast,
  occupation: (t, c, scene) => {
    if (c.at === undefined) return occupationForces(t) >= c.atLeast;
    return occupationAt(t, player(t, c.at, scene)?.location ?? null) >= c.atLeast;
  },
} satisfies ConditionTests;
