import { expect } from 'vitest';
import { type Answer, answer, fork, load, pending, type State, save } from '../../src';

/** A state that was stored goes on as a copy of it does. */
export function goesOnFromStored(state: State, given: Answer): void {
  const stored = load(JSON.parse(JSON.stringify(save(state))));
  const copy = fork(state);
  expect(stored).toEqual(copy);
  expect(pending(stored)).toEqual(pending(state));
  const [one, other] = [stored, copy].map((each) => answer(each, given));
  expect(one).toEqual(other);
  expect(stored).toEqual(copy);
}
