import { type Answer, answer, fork, load, pending, type State, save } from '../../src';
import { expectSame } from './same';

/** A state that was stored goes on as a copy of it does. */
export function goesOnFromStored(state: State, given: Answer): void {
  const stored = load(JSON.parse(JSON.stringify(save(state))));
  const copy = fork(state);
  expectSame(stored, copy);
  expectSame(pending(stored), pending(state));
  const [one, other] = [stored, copy].map((each) => answer(each, given));
  expectSame(one, other);
  expectSame(stored, copy);
}
