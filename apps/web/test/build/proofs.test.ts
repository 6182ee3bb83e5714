import { expect, test } from 'vitest';
import { gatherProofs } from '../../build/proofs';
import { standingOf } from '../../src/rulebook/proofs';
import { rulebook as words } from '../../src/rulebook/words';

const scenarios = `name: 'E-07: a jump at some risk'
rules: [jump.ftl.roll]
---
name: nobody jumps
rules: [jump.triggers]
`;

const cited = (id: string, file: string, line: number) => ({ id, tests: [{ file, line, test: id }] });

const proofs = gatherProofs({
  rules: [
    cited('jump.ftl.roll', 'examples.yaml', 2),
    cited('jump.triggers', 'examples.yaml', 5),
    cited('turn.order', 'turn.test.ts', 4),
    cited('turn.skip', 'broken.test.ts', 4),
    cited('turn.end', 'new.test.ts', 4),
    { id: 'turn.pass', tests: [] },
    { id: 'leaders.goal', tests: [] },
  ],
  playable: ['jump.ftl.roll', 'jump.triggers', 'turn.order', 'turn.skip', 'turn.end', 'turn.pass'],
  outcomes: [
    { file: 'examples.yaml', line: 1, ok: true },
    { file: 'examples.yaml', line: 4, ok: false },
  ],
  ran: new Map([
    ['turn.test.ts', 'passed'],
    ['broken.test.ts', 'failed'],
  ]),
  read: () => scenarios,
});

test.each([
  ['jump.ftl.roll', 'tested'],
  ['jump.triggers', 'failing'],
  ['turn.order', 'tested'],
  ['turn.skip', 'failing'],
  ['turn.end', 'cited'],
  ['turn.pass', 'untested'],
  ['leaders.goal', 'not-played'],
])('%s is %s', (rule, standing) => {
  expect(standingOf(proofs, rule)).toBe(standing);
});

test('a scenario that passed plays the example it is named after', () => {
  expect(proofs.examples['E-07'].map((at) => proofs.tests[at].text)).toEqual([
    expect.stringContaining('a jump at some risk'),
  ]);
});

test('the book says apart how many rules have tests that were not run', () => {
  expect(words.testedOf(503, 503, 0)).toBe('All 503 rules here are enforced by the engine and tested.');
  expect(words.testedOf(503, 458, 45)).toBe(
    '458 of 503 rules here are enforced by the engine and tested; for 45 more the newest result is not in yet.',
  );
});
