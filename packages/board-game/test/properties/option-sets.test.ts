import { chooser } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { newGame, view } from '../../src';
import { isAvailable, legalGames, pairwiseSets, selectionOf } from '../../src/options';
import { census } from '../support/census';
import { redealHidden } from '../support/hide';
import { optionsFor, playRandomly } from '../support/random-game';
import { expectSame } from '../support/same';

/** A soak looks at as many sets as cover every two choices that go together, others each time: `SOAK=<seed>` repeats one. */
const soak = process.env.SOAK;
const seed = Number(soak ?? 20);

const sets = pairwiseSets(
  legalGames((id, value) => isAvailable(id, value)),
  soak === undefined ? 12 : 200,
  chooser(seed),
).map((options) => ({ ...selectionOf(options), players: options.players }));

describe(`games with any options, drawn by ${seed}`, () => {
  it.each(sets.map((set): [string, typeof set] => [JSON.stringify(set), set]))(
    'end, keep every piece, and show a seat the same whatever it may not know: %s (secrecy.public-info)',
    (_, set) => {
      const { pieces } = census(newGame(optionsFor(set), `seed ${seed}`).state);
      let k = 0;
      const { state: end } = playRandomly(set, seed, ({ state }) => {
        if (k++ % 40 > 0) return;
        expectSame(census(state).pieces, pieces);
        const seat = k % state.players.length;
        expectSame(view(redealHidden(state, seat, k), seat), view(state, seat));
      });
      expect(end.over?.rule).toMatch(/^endgame\./);
    },
    30_000,
  );
});
