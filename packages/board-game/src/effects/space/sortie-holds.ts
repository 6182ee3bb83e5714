import type { ConditionTests } from '../../in-play/condition-test';

export const sortieTests = {
  'assault-raptors': (t, c) => (t.assaultRaptors ?? 0) >= c.atLeast,
  'piloted-viper': (t) => t.players.some(({ piloting }) => piloting !== null),
  'raiders-supplied': (t) => t.supply.raiders > 0,
} satisfies ConditionTests;
