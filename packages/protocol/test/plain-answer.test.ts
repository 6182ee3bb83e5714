import { describe, expect, it } from 'vitest';
import { ClientMessage, limits, plainAnswer } from '../src';

const right = { type: 'answer', ref: 'a', epoch: 0, question: 3, picks: ['pass'] };

/** What may stand in a field of a message, right or wrong. */
const values: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'pass',
  'x'.repeat(limits.ref),
  'x'.repeat(limits.ref + 1),
  'x'.repeat(limits.pick),
  'x'.repeat(limits.pick + 1),
  '\u{1f680}'.repeat(limits.pick / 2),
  '3',
  0,
  -0,
  -1,
  -2,
  7,
  1.5,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  [],
  ['pass', 'pass'],
  ['a', 1],
  [null],
  [['pass']],
  Array(limits.picks).fill('a'),
  Array(limits.picks + 1).fill('a'),
  {},
  { 0: 'pass', length: 1 },
];

const messages: readonly unknown[] = [
  ...values,
  ...['hello', 'whole', 'answers', 'say', 'ping', 'Answer'].map((type) => ({ ...right, type })),
  ...Object.keys(right).flatMap((field) => values.map((value) => ({ ...right, [field]: value }))),
  ...Object.keys(right).map((field) =>
    Object.fromEntries(Object.entries(right).filter(([key]) => key !== field)),
  ),
  { ...right, more: 1 },
];

/** Without what is not there, as it would be told. */
const plain = (value: unknown) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

describe('an answer that is plainly right', () => {
  it('is what the whole description reads in it, whatever the message', () => {
    let taken = 0;
    for (const message of messages.map(plain)) {
      const found = plainAnswer(message);
      if (!found) continue;
      taken++;
      expect(plain(found)).toEqual(plain(ClientMessage.parse(message)));
    }
    expect(taken).toBeGreaterThan(15);
  });

  it('is found in every answer to a question that the description takes', () => {
    for (const message of messages.map(plain)) {
      const { success, data } = ClientMessage.safeParse(message);
      if (!success || data.type !== 'answer' || data.question < 0) continue;
      expect(plainAnswer(message), JSON.stringify(message)).toBeDefined();
    }
  });
});
