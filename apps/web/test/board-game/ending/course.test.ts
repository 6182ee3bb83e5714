import type { BoardFact, Cause } from '@ragtag/board-game';
import { expect, test } from 'vitest';
import { worstCheck } from '../../../src/board-game/ending/course';

const crisis = (id: string): Cause => ({ kind: 'crisis', id });

const check = (id: string, outcome: 'pass' | 'fail', ...losses: readonly number[]): BoardFact[] => [
  { fact: 'check-started', difficulty: 10, cause: crisis(id) },
  { fact: 'check-result', outcome, total: 4 },
  ...losses.map(
    (by): BoardFact => ({ fact: 'resource-lost', resource: 'morale', by, now: 5, cause: crisis(id) }),
  ),
];

test('the check that decided it is the failed one that cost most, and of like ones the last', () => {
  const facts = [
    ...check('cheap', 'fail', 1),
    ...check('dear', 'fail', 1, 2),
    ...check('passed', 'pass', 4),
    ...check('last', 'fail', 3),
    ...check('harmless', 'fail'),
  ];
  expect(worstCheck(facts)).toMatchObject({ cause: crisis('last'), total: 4, difficulty: 10, cost: 3 });
  expect(worstCheck(check('harmless', 'fail'))).toBeUndefined();
});
