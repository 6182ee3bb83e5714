import { tellScenarios } from '@ragtag/board-game/scenario';
import { expect, test } from 'vitest';
import { stepsOf } from '../../src/board-game/example/steps';
import { inSteps } from '../../src/board-game/example/story';

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

const text = (value: string) => ({ type: 'text' as const, value });
const element = (tagName: string, ...children: (ReturnType<typeof text> | ReturnType<typeof strong>)[]) => ({
  type: 'element' as const,
  tagName,
  properties: {},
  children,
});
const strong = (value: string) => ({
  type: 'element' as const,
  tagName: 'strong',
  properties: {},
  children: [text(value)],
});

test('a story is told in steps, a sentence each', () => {
  const story = element(
    'p',
    text('"Has anybody a plan?" That is allowed. Whether '),
    strong('Dr. Baltar'),
    text(' answers is up to him.'),
  );
  const example = { ...element('aside'), children: [element('p', strong('Example')), story] };
  const [, list] = inSteps(example).children;
  expect(list).toMatchObject({ tagName: 'ol' });
  expect(JSON.stringify(list).match(/"li"/g)).toHaveLength(3);
  const short = {
    ...element('aside'),
    children: [element('p', strong('Example')), element('p', text('One.'))],
  };
  expect(inSteps(short)).toBe(short);
});
