import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Expression,
  ExpressionError,
  evaluate,
  formatExpression,
  holds,
  idsIn,
  parseExpression,
} from '../../src/options';

const flags = { a: true, b: false, c: false, players: 4, ending: 'kobol' };

describe('evaluating', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['a', true],
    ['not b', true],
    ['not not a', true],
    ['not a or a', true],
    ['not (a or b)', false],
    ['b and b or a', true],
    ['a or b and b', true],
    ['(a or b) and b', false],
    ['not b and not c', true],
    ['players == 4', true],
    ['players != 4', false],
    ['players < 4', false],
    ['players <= 4', true],
    ['players > 3', true],
    ['players >= 5', false],
    ['players in [4, 6]', true],
    ['players in [3,5]', false],
    ['players not in [4, 6]', false],
    ['ending == kobol', true],
    ['ending != kobol', false],
    ['ending in [kobol, allendings]', true],
    ['ending not in [ioniannebula, allendings]', true],
    ['  a  and(not b)', true],
  ])('%s is %s', (text, expected) => {
    expect(holds(text, flags)).toBe(expected);
  });

  it('refuses an id that is not there instead of taking it for false', () => {
    expect(() => holds('a and pegasos', flags)).toThrow('"pegasos" is unknown');
    expect(() => holds('toString', flags)).toThrow(ExpressionError);
  });

  it('refuses a number where a flag is needed, and the other way round', () => {
    expect(() => holds('players', flags)).toThrow('"players" is not a flag');
    expect(() => holds('a == 4', flags)).toThrow('"a" is a flag');
  });
});

describe('reading ids', () => {
  it('lists each id once, in order, and no values', () => {
    const expression = parseExpression('b and (ending in [kobol, a] or not a) and b and players > 3');
    expect(idsIn(expression)).toEqual(['b', 'ending', 'a', 'players']);
  });
});

describe('errors', () => {
  it.each([
    ['', 0, 'Expected an option'],
    ['a and', 5, 'found the end'],
    ['(a', 2, 'Expected ")"'],
    ['a b', 2, 'Expected "and", "or" or the end but found "b"'],
    ['a or or b', 5, 'found "or"'],
    ['a not b', 6, 'Expected "in"'],
    ['players <', 9, 'Expected a number or a value'],
    ['players < many', 8, '"<" compares numbers'],
    ['players in []', 12, 'found "]"'],
    ['players in [4', 13, 'Expected "]"'],
    ['a  & b', 3, 'Unexpected "&"'],
    ['in', 0, 'found "in"'],
    ['4 == players', 0, 'found "4"'],
  ])('"%s" fails at %i', (text, position, problem) => {
    const error = errorOf(() => parseExpression(text));
    expect(error).toMatchObject({ name: 'ExpressionError', expression: text, position });
    expect(error.message).toContain(problem);
  });
});

describe('formatting', () => {
  it('uses no more parentheses than needed', () => {
    expect(formatExpression(parseExpression('((a) and (b or (c))) or (not (a)) or not (b and c)'))).toBe(
      'a and (b or c) or not a or not (b and c)',
    );
  });

  it('reads back as the same expression', () => {
    fc.assert(
      fc.property(anyExpression, (expression) => {
        expect(parseExpression(formatExpression(expression))).toEqual(expression);
      }),
    );
  });

  it('keeps the meaning of and, or and not', () => {
    fc.assert(
      fc.property(anyExpression, (expression) => {
        const negated: Expression = { op: 'not', of: expression };
        expect(evaluate(negated, flags)).toBe(!evaluate(expression, flags));
        expect(evaluate({ op: 'and', of: [expression, negated] }, flags)).toBe(false);
        expect(evaluate({ op: 'or', of: [expression, negated] }, flags)).toBe(true);
      }),
    );
  });
});

function errorOf(run: () => unknown): ExpressionError {
  try {
    run();
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

const anyExpression: fc.Arbitrary<Expression> = fc.letrec<{ node: Expression; operands: Expression[] }>(
  (tie) => ({
    operands: fc.array(tie('node'), { minLength: 2, maxLength: 3 }),
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ op: fc.constant('flag' as const), id: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ op: fc.constant('literal' as const), value: fc.boolean() }),
      fc.record({
        op: fc.constant('compare' as const),
        id: fc.constant('players'),
        relation: fc.constantFrom('==', '!=', '<', '<=', '>', '>='),
        value: fc.nat(9),
      }),
      fc.record({
        op: fc.constant('member' as const),
        id: fc.constant('ending'),
        negated: fc.boolean(),
        values: fc.array(fc.constantFrom('kobol', 'newcaprica'), { minLength: 1, maxLength: 2 }),
      }),
      fc.record({ op: fc.constant('not' as const), of: tie('node') }),
      fc.record({ op: fc.constantFrom('and', 'or'), of: tie('operands') }),
    ),
  }),
).node;
