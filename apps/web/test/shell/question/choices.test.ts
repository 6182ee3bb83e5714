import type { OpenQuestion, Option } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { narrowedTo } from '../../../src/shell/question/choices';
import { choicesOf } from '../../../src/shell/question/steps';

const ask = (...ids: string[]): OpenQuestion => ({
  id: 1,
  at: 0,
  seat: 0,
  ask: 'lay',
  min: 1,
  max: 1,
  options: ids.map((id) => ({ id })),
});
/** By what stands before the colon. */
const firstStep = (_view: null, _question: OpenQuestion, { id }: Option) =>
  id.includes(':') ? id.split(':')[0] : undefined;
const idsOf = (question: OpenQuestion, most: number) =>
  choicesOf(firstStep, null, question, most)?.map(({ name, options }) => [
    name,
    ...options.map(({ id }) => id),
  ]);

describe('choices', () => {
  const many = ask('a:1', 'a:2', 'b:1', 'b:2', 'c:1', 'pass');

  it('are gathered by their first step, which stands alone where it leads to one option', () => {
    expect(idsOf(many, 3)).toEqual([
      ['a', 'a:1', 'a:2'],
      ['b', 'b:1', 'b:2'],
      ['c', 'c:1'],
      ['pass', 'pass'],
    ]);
  });

  it('are the options themselves where a glance takes them, or several are picked', () => {
    expect(idsOf(many, 6)).toBeUndefined();
    expect(idsOf({ ...many, max: 2 }, 3)).toBeUndefined();
  });

  it('are not gathered again once the first step has been taken', () => {
    const after = narrowedTo(['a:1', 'a:2'], many);
    expect(after.options.map(({ id }) => id)).toEqual(['a:1', 'a:2']);
    expect(idsOf(after, 1)).toBeUndefined();
    expect(narrowedTo(null, many)).toBe(many);
  });
});
