import { tellScenarios } from '@ragtag/board-game/scenario';
import { expect, test } from 'vitest';
import { needsBoards, stepsOf } from '../../src/board-game/example/steps';
import { askedIn } from '../../src/board-game/example/tale';

const [told] = tellScenarios(`name: two raiders, one viper
given:
  space: { fore: { raiders: 2, vipers: { viper: 1 } }, starboard-quarter: { civilians: 1 } }
  dice: [8]
  start: { activate: [raiders] }`);

test('an example goes on one happening at a time', () => {
  const steps = stepsOf(told.moments);
  expect(steps.length).toBeGreaterThan(3);
  for (const { lines } of steps) expect(lines.length).toBeLessThanOrEqual(1);
  expect(steps[0].table.areas.fore).toMatchObject({ raiders: 2, vipers: { viper: 1 } });
  expect(steps.at(-1)?.table.areas).toMatchObject({
    fore: { raiders: 1, vipers: { viper: 0 } },
    'starboard-bow': { raiders: 1 },
  });
  expect(steps.at(-1)?.complete).toBe(true);
});

test.each([
  [
    '{ start: action, players: [{ hand: [launch-scout-1] }], reserves: { raptors: 0 } }',
    'card:launch-scout-1',
    'Launch scout',
  ],
  [
    '{ players: [{ character: lee-apollo-adama }], start: { receiveSkills: lee-apollo-adama } }',
    'leadership',
    'Leadership',
  ],
  ['{ start: action, players: [{ character: tom-zarek }] }', 'location:brig', 'Brig'],
])('what is refused has words too: %s', (given, pick, words) => {
  const [{ moments }] = tellScenarios(
    `name: refused\ngiven: ${given}\nwhen: [{ who: 0, pick: '${pick}', refused: unknown-option }]`,
  );
  expect(stepsOf(moments).at(-1)?.answer).toMatch(new RegExp(`cannot do this: ${words}$`));
});

test('a step names its rule, and what comes after the rules of the example is cut', () => {
  const all = stepsOf(told.moments);
  expect(all.flatMap(({ lines }) => lines).some(({ rule }) => rule?.startsWith('activation.raiders'))).toBe(
    true,
  );
  const cited = all.flatMap(({ lines }) => lines.flatMap(({ rule }) => rule ?? []));
  const first = stepsOf(told.moments, [cited[0]]);
  expect(first.length).toBeLessThan(all.length);
});

test('the boards are shown where something stands or moves on them', () => {
  expect(needsBoards(stepsOf(told.moments), [])).toBe(true);
  const [{ moments }] = tellScenarios(
    'name: food\ngiven: { start: { effect: [{ do: lose, resource: food, n: 1 }] } }\nthen: { state: { resources.food: 7 } }',
  );
  expect(needsBoards(stepsOf(moments), ['resources.dials'])).toBe(false);
});

test('a choice of a card shows its text', () => {
  const [{ moments }] = tellScenarios(
    'name: cards\ngiven: { start: action, players: [{ hand: [launch-scout-1] }] }\nwhen: [{ expect: { waitingFor: [0] } }]',
  );
  const asking = askedIn(moments[0].state);
  const scout = asking?.options.find(({ id }) => id === 'card:launch-scout-1');
  expect(scout?.whatHappens).toMatch(/raptor/i);
});
