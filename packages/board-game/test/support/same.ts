import { expect } from 'vitest';

/** Expects the same plain data. Compared as text first: that is much faster, and properties compare thousands. */
export function expectSame(one: unknown, other: unknown, what?: string): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one, what).toEqual(other);
}
