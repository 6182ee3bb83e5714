import { describe, expect, it } from 'vitest';
import { fork, load, type Selection, save, view } from '../../src';
import { whole } from '../../src/door/parts';
import { optionsFor, playRandomly } from '../support/random-game';

const everything: Selection = {
  players: 5,
  pegasus: true,
  exodus: true,
  daybreak: true,
  cylonleader: true,
  ending: 'ioniannebula',
  cylonfleet: true,
};

/** Every so many questions is looked at. */
const each = 20;

/** What is compiled for one state serves all, as long as all have the same fields in the same order. */
describe.each([['the base game', { players: 4 }] as const, ['all boxes', everything] as const])(
  'states of %s',
  (_, selection: Selection) => {
    const empty = whole.empty({ version: 0, options: optionsFor(selection), seed: '', names: [] });

    it('are all of one shape, in play, copied and loaded, and so are views', () => {
      const views = new Set<string>();
      const ofPlayers = new Set<string>();
      let n = 0;
      playRandomly(selection, 1, ({ state }) => {
        if (n++ % each > 0) return;
        for (const one of [state, fork(state), load(save(state))]) {
          expect(Object.keys(one)).toEqual(Object.keys(empty));
          expect(Object.keys(one.turn)).toEqual(Object.keys(empty.turn));
          expect(Object.keys(one.decks)).toEqual(Object.keys(empty.decks));
          for (const player of one.players)
            expect(Object.keys(player)).toEqual(Object.keys(empty.players[0]));
        }
        for (const seat of [null, 0, 1]) {
          const seen = view(state, seat);
          views.add(Object.keys(seen).join());
          for (const player of seen.players) ofPlayers.add(Object.keys(player).join());
        }
      });
      expect(n).toBeGreaterThan(each * 3);
      expect([...views]).toHaveLength(1);
      expect([...ofPlayers]).toHaveLength(1);
    });
  },
);
