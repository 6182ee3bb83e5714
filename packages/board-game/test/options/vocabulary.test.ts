import { describe, expect, it } from 'vitest';
import { parseCondition } from '../../src/options';

describe('a condition', () => {
  it.each([
    ['pegasus and pegasos', 12, 'no option or flag "pegasos"'],
    ['ending', 0, 'needs a value'],
    ['pegasus == 1', 0, 'is a flag'],
    ['ending == earth', 0, '"earth" is no value'],
    ['players in [4, kobol]', 0, '"kobol" is no value'],
  ])('"%s" does not fit the option model', (text, position, problem) => {
    const misfit = { position, message: expect.stringContaining(problem) as string };
    expect(() => parseCondition(text)).toThrow(expect.objectContaining(misfit));
  });
});
