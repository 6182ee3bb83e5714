import { takeRandom } from '@ragtag/kernel';
import type { Written } from '@ragtag/kernel/scenario';
import { swapContents } from '../operations/decks';
import type { NewCaprica } from '../state';
import { occupationTrack, pieces } from '../terms';
import type { Build } from './build';
import { takeCivilianShip } from './piles';

/** How it stands on New Caprica. */

type NewCapricaFields = Partial<
  Record<'phase' | 'occupation' | 'locked' | 'prepared' | 'civilianPile' | 'distance' | 'travelled', Written>
>;

/** The distance at which the phase begins. rule: objective.newcaprica */
const farEnough = 7;

const phases = ['voyage', 'occupied', 'orbit'] as const;

function readOccupation(there: NewCaprica, written: Written): void {
  const { items } = written;
  if (items.length > occupationTrack.length)
    written.fail(`the track has ${occupationTrack.length} locations: ${occupationTrack.join(', ')}`);
  items.forEach((n, space) => {
    there.occupation[space] = n.whole(0, pieces.occupationForces, 'number of occupation forces');
  });
  if (there.occupation.reduce((sum, n) => sum + n, 0) > pieces.occupationForces)
    written.fail(`there are only ${pieces.occupationForces} occupation forces`);
}

/** Civilian ships from the top of the stack, by content, or a number of them. */
function readStack({ state, fills }: Build, stack: number[], written: Written): void {
  if (!written.isNumber) {
    stack.push(...written.items.map((item) => takeCivilianShip(state, item)).reverse());
    return;
  }
  const n = written.whole(0, 12, 'number of ships');
  fills.push(() => {
    if (state.civilians.length < n) written.fail('there are not that many civilian ships');
    for (let k = 0; k < n; k++) stack.push(takeRandom(state, 'setup', state.civilians));
  });
}

/** Ships of which nothing is said are not in the stockpile any more: they were lost on the way. */
export function readNewCaprica(build: Build, fields: NewCapricaFields): void {
  const { state } = build;
  const { phase, occupation, locked, prepared } = fields;
  const now = phase?.oneOf(phases, 'phase') ?? 'voyage';
  if (now === 'voyage') {
    for (const written of [occupation, locked, prepared])
      written?.fail(
        'there is no such thing before the New Caprica phase: `phase: occupied` or `phase: orbit`',
      );
    return;
  }
  if (!state.options.newcaprica)
    phase?.fail('the New Caprica ending is not played: options: { ending: newcaprica }');
  const there: NewCaprica = {
    phase: now,
    occupation: occupationTrack.map(() => 0),
    locked: [],
    prepared: [],
  };
  state.newCaprica = there;
  swapContents({ state, facts: [] }, 'crisis', 'new-caprica');
  if (occupation) readOccupation(there, occupation);
  if (locked) readStack(build, there.locked, locked);
  if (prepared) readStack(build, there.prepared, prepared);
  if (!fields.distance && !fields.travelled) state.distance = farEnough;
  if (!fields.civilianPile) build.later.push(() => state.lostCivilians.push(...state.civilians.splice(0)));
}
