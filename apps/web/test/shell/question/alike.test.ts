import { expect, test } from 'vitest';
import { onlyAnswer } from '../../../src/shell/question/alike';

const asked = (min: number, max: number, ...ids: readonly string[]) =>
  ({ seat: 0, id: 1, ask: 'choose', min, max, options: ids.map((id) => ({ id })) }) as never;

test('where all options are alike the answer is known, as many as are asked for', () => {
  expect(onlyAnswer(asked(1, 1, 'barren-planet', 'barren-planet#2'))).toEqual(['barren-planet']);
  expect(onlyAnswer(asked(2, 2, 'raider', 'raider#2', 'raider#3'))).toEqual(['raider', 'raider#2']);
});

test('a choice, how many too, is left to the player', () => {
  expect(onlyAnswer(asked(1, 1, 'barren-planet', 'deep-space'))).toBeUndefined();
  expect(onlyAnswer(asked(0, 2, 'raider', 'raider#2'))).toBeUndefined();
  expect(onlyAnswer(asked(1, 2, 'raider', 'raider#2'))).toBeUndefined();
  // What cannot be chosen at all is read and confirmed.
  expect(onlyAnswer(asked(1, 1, 'nothing'))).toBeUndefined();
});
