import { chooser, type Frame } from '@ragtag/kernel';
import type { Redeal } from '@ragtag/kernel/testing';
import type { Seat, State } from '../../src';
import { whole } from '../../src/door/parts';
import { withShown } from '../../src/door/shown';
import type { SkillCheck } from '../../src/procedures/skill-checks/frame';
import type { Whole } from '../../src/state/assemble';
import { shuffled } from '../../src/state/dealing';

/** Deals anew everything in a state that one seat may not know, for tests that its view does not change. */

/** Asks whose options show the seat hidden cards. */
export const showHidden: ReadonlySet<string> = new Set([
  'take-card',
  // Whoever wants to react has said with what.
  'order-of-reactions',
  'arrange',
  'choose-destination',
  'keep-card',
  'pick-crisis',
  'pick-damage',
]);

export function redealHidden(
  state: State,
  seat: Seat | null,
  seed: number,
  { fork, deal }: Whole = whole,
): State {
  const s = fork(state);
  const random = chooser(seed);
  const known = seat === null ? {} : withShown(s, seat, {});
  deal(s, { seat, known, random }, true);
  // Who gave which revealed card is nobody's to know; how many each gave is.
  for (const frame of s.stack as (Frame & SkillCheck)[]) {
    if (frame.p !== 'skill-check' || !frame.revealed) continue;
    const authors = shuffled(
      random,
      frame.pile.map((c) => c.by),
    );
    frame.pile = frame.pile.map((c, i) => ({ ...c, by: authors[i] }));
  }
  for (const [name, stream] of Object.entries(s.streams)) s.streams[name] = shuffled(random, [...stream]);
  // What others have picked and not yet shown.
  for (const question of s.questions) if (question.seat !== seat && question.picks) question.picks = ['?'];
  return s;
}

/** The same, for what holds of every game. */
export const redealt: Redeal<State> = (state, seat, random) =>
  redealHidden(state, seat, 1 + random(2 ** 31 - 1));
