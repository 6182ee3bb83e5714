import { expect, test } from 'vitest';
import { testNames } from '../../src/rules/test-names';

test('names of tests are found however they are declared', () => {
  const source = `
    import { describe, it, test } from 'vitest';
    describe("a group", () => {
      test('one (jump.procedure)', () => {});
      it.skip(\`two\`, () => {});
      test.each([
        ['(', 1],
        [')', 2],
      ])('three %s', () => {});
      test.each(table)(
        'it\\'s four',
        () => expect(test).toBe('five'),
      );
    });
    latest('six');
  `;
  expect(testNames(source).map(({ name }) => name)).toEqual([
    'a group',
    'one (jump.procedure)',
    'two',
    'three %s',
    "it\\'s four",
  ]);
  expect(testNames(source)[1].line).toBe(4);
});
