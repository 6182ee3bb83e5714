import { chooser } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { view } from '../../src';
import { isAvailable, legalGames, pairwiseSets, selectionOf } from '../../src/options';
import { redealHidden } from '../support/hide';
import { playRandomly } from '../support/random-game';

/** Some of the sets that cover every two choices which go together; `npm run soak` plays as many as one likes. */
const sets = pairwiseSets(
  legalGames((id, value) => isAvailable(id, value)),
  12,
  chooser(20),
).map((options) => ({ ...selectionOf(options), players: options.players }));

describe('games with any options', () => {
  it.each(sets.map((set): [string, typeof set] => [JSON.stringify(set), set]))(
    'end, and show a seat the same whatever it may not know: %s (secrecy.public-info)',
    (_, set) => {
      let k = 0;
      const { state: end } = playRandomly(set, 7, ({ state }) => {
        if (k++ % 40 > 0) return;
        const seat = k % state.players.length;
        expect(view(redealHidden(state, seat, k), seat)).toEqual(view(state, seat));
      });
      expect(end.over?.rule).toMatch(/^endgame\./);
    },
    30_000,
  );
});
