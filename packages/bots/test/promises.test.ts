import type { BoardFact } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { type Help, Promises } from '../src/claims/promises';

const begun = { fact: 'check-started', difficulty: 9, cause: { kind: 'crisis', id: '' } } as const;
const over = { fact: 'check-result', outcome: 'pass', total: 9 } as const;

/** One check: what seat 1 says, and how many cards each seat adds. */
function check(promises: Promises, how: Help, added: Readonly<Record<number, number>>): void {
  promises.hear([begun]);
  promises.say(1, how);
  const facts = Object.entries(added).map(
    ([seat, n]): BoardFact => ({ fact: 'check-cards-added', seat: Number(seat), n }),
  );
  promises.hear([...facts, over]);
}

describe('what was promised', () => {
  it('counts for the running check only, and for more the more was said', () => {
    const promises = new Promises();
    promises.hear([begun]);
    expect(promises.promisedBy(1)).toBeUndefined();
    promises.say(1, 'a-little');
    const little = promises.promisedBy(1)?.strength ?? 0;
    promises.say(1, 'a-lot');
    expect(promises.promisedBy(1)?.strength).toBeGreaterThan(little);
    promises.hear([over]);
    expect(promises.promisedBy(1)).toBeUndefined();
  });

  it('is believed the more the better it was kept, and the less the oftener it was broken', () => {
    const promises = new Promises();
    const before = promises.wordOf(1);
    check(promises, 'a-lot', { 0: 2, 1: 2, 2: 1 });
    const kept = promises.wordOf(1);
    expect(kept).toBeGreaterThan(before);
    check(promises, 'a-lot', { 0: 2, 1: 0, 2: 1 });
    expect(promises.wordOf(1)).toBeLessThan(before);
  });

  it('is not broken where everybody gave the check up', () => {
    const promises = new Promises();
    const before = promises.wordOf(1);
    check(promises, 'a-lot', { 0: 0, 1: 0, 2: 1 });
    expect(promises.wordOf(1)).toBe(before);
  });

  it('is broken by cards of whoever said that there were none', () => {
    const promises = new Promises();
    const before = promises.wordOf(1);
    check(promises, 'not-at-all', { 0: 1, 1: 0 });
    expect(promises.wordOf(1)).toBe(before);
    check(promises, 'not-at-all', { 0: 1, 1: 2 });
    expect(promises.wordOf(1)).toBeLessThan(before);
  });
});
