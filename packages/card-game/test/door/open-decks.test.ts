import { expect, it } from 'vitest';
import { cardsOf, deckOf, fork, load, newGame, preconstructed, resolveOptions, save, view } from '../../src';

const [one, other] = preconstructed.map(deckOf);

function begun(openDecks: boolean) {
  const resolved = resolveOptions({ players: 2, openDecks });
  if (!resolved.ok) throw new Error('these options go together');
  const seats = [one, other].map((deck, seat) => ({ name: `Player ${seat}`, deck }));
  return newGame(resolved.options, 'open decks', seats).state;
}

it('open decks can be read by everybody, all game long and from what was stored', () => {
  const state = begun(true);
  for (const each of [state, fork(state), load(JSON.parse(JSON.stringify(save(state))))])
    for (const viewer of [0, 1, null])
      expect(view(each, viewer).players.map(({ list }) => list)).toEqual(
        [one, other].map((deck) => cardsOf(deck).sort((a, b) => a - b)),
      );
});

it('other decks cannot', () => {
  for (const viewer of [0, 1, null])
    for (const player of view(begun(false), viewer).players) expect(player).not.toHaveProperty('list');
});
