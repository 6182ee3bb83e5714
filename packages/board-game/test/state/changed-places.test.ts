import { describe, expect, it } from 'vitest';
import { fork, type Selection, type State } from '../../src';
import { whole } from '../../src/door/parts';
import { tellsSecret } from '../../src/door/secrets-shown';
import { playRandomly } from '../support/random-game';

/** Every part as if it had changed. */
const everyPlace = {
  places: whole.places,
  changedPlaces: (before: State, after: State) => [[whole.places(before), whole.places(after)] as const],
};

const everyBox: Selection = {
  players: 5,
  pegasus: true,
  exodus: true,
  daybreak: true,
  ending: 'allendings',
};

describe('what was shown', () => {
  it.each([{ players: 5 }, everyBox])(
    'is found where something has changed as it is everywhere: %o',
    (selection) => {
      const found = { shown: 0, kept: 0 };
      for (let seed = 1; seed <= 3; seed++) {
        playRandomly(selection, seed, ({ state }, _given, take) => {
          const before = fork(state);
          take();
          const shown = tellsSecret(before, state);
          expect(shown).toBe(tellsSecret(before, state, everyPlace));
          found[shown ? 'shown' : 'kept']++;
        });
      }
      expect(found.shown).toBeGreaterThan(50);
      expect(found.kept).toBeGreaterThan(50);
    },
  );
});
