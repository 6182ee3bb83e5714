import { shareUnchanged } from '@ragtag/kernel';
import { showsTheSameAgain } from '@ragtag/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fork, module, newGame, type Selection, type State } from '../../src';
import { playerParts, tableParts, whole } from '../../src/door/parts';
import type { PlayerView, View } from '../../src/door/view-types';
import { assemble, playersFrom } from '../../src/state/assemble';
import type { Draft } from '../../src/state/part';
import { quorumHand } from '../../src/state/quorum-hand';
import { optionsFor, playRandomly, tried } from '../support/random-game';

const everyBox: Selection = {
  players: 5,
  pegasus: true,
  exodus: true,
  daybreak: true,
  cylonleader: true,
  ending: 'allendings',
};
const selections: Selection[] = [{ players: 4 }, everyBox, { ...everyBox, ending: 'ioniannebula' }];

/** A value that refuses to be asked for any other field; some may be others than they are. */
function only<T extends object>(of: T, fields: readonly string[], others: Partial<T> = {}): T {
  return new Proxy(of, {
    get(target, field) {
      if (!fields.includes(String(field))) throw new Error(`reads ${String(field)}`);
      return Reflect.get(field in others ? others : target, field);
    },
  });
}

describe('what seats see', () => {
  it('is their view, in which what all see alike is one value', () => {
    const { state } = newGame(optionsFor(everyBox), 'sights');
    const seats = [2, null, 0, 1, 3];
    const sights = whole.sights(state, seats);
    seats.forEach((seat, n) => {
      expect({ ...sights[n].common, ...sights[n].own }).toEqual(whole.view(state, seat));
      expect(sights[n].common).toBe(sights[0].common);
    });
  });

  it('is not made again where nothing it is made from has changed', () => {
    const before = newGame(optionsFor({ players: 4 }), 'sights').state;
    const [seen] = whole.sights(before, [1]);
    const after = fork(before);
    after.players[1].hand.pop();
    after.nukes--;
    shareUnchanged(after, before);
    const [again] = whole.sights(after, [1], [seen]);
    expect(again.common.decks).toBe(seen.common.decks);
    expect(again.common.nukes).toBe(after.nukes);
    expect(again.own.areas).toBe(seen.own.areas);
    expect(again.own.players[0]).toBe(seen.own.players[0]);
    expect(again.own.players[1]).toEqual(whole.view(after, 1).players[1]);
  });
});

describe.each(selections)('with %o', (selection) => {
  it('parts show nothing but what they say they go by', () => {
    playRandomly(selection, 5, ({ state }) => {
      for (const { view, viewGoesBy } of tableParts) {
        if (viewGoesBy) view({} as Draft<View>, only(state, viewGoesBy), 0);
      }
      for (const { view, viewGoesBy } of playerParts) {
        if (!viewGoesBy) continue;
        const players = only(state.players, ['1']);
        const limited = only<State>(state, ['players', ...viewGoesBy], { players });
        for (const seat of [null, 0, 1]) view({} as Draft<PlayerView>, limited, 1, seat);
      }
    });
  });
});

type GoesBy = readonly (keyof State)[];

/** Whether what is seen again differs from what is seen for the first time, where parts go by something else. */
function isFound(says: { readonly players?: GoesBy; readonly quorumHand?: GoesBy }): boolean {
  const { sights, view } = assemble([
    playersFrom(
      playerParts.map((part) => ({
        ...part,
        viewGoesBy: part.viewGoesBy && (says.players ?? part.viewGoesBy),
      })),
    ),
    ...tableParts.map((part) =>
      part === quorumHand ? { ...quorumHand, viewGoesBy: says.quorumHand } : part,
    ),
  ]);
  const seeing = { ...module, sights, view };
  return [1, 2, 3].some((seed) => showsTheSameAgain(seeing, tried({ players: 4 }, seed)) !== undefined);
}

it('a part that does not say all that its view goes by is found', () => {
  expect(isFound({})).toBe(false);
  expect(isFound({ players: [] })).toBe(true);
  expect(isFound({ quorumHand: ['quorumHand', 'titles'] })).toBe(false);
  expect(isFound({ quorumHand: ['quorumHand'] })).toBe(true);
});
