import { describe, expect, it } from 'vitest';
import { gameIds, gameOf, games, UnknownGame } from '../src';
import { loadGame } from '../src/load';

describe('the shelf', () => {
  it('holds every game under the name that the game gives itself', async () => {
    for (const id of gameIds) {
      expect(games[id].module.id).toBe(id);
      expect(await loadGame(id)).toBe(games[id]);
    }
  });

  it('takes tables and files that name no game for the board game', () => {
    expect(gameOf({})).toBe(games.board);
    expect(gameOf({ game: 'tiny' })).toBe(games.tiny);
    expect(() => gameOf({ game: 'toString' })).toThrow(UnknownGame);
  });

  it('tells the table of every game in words, from its beginning and to everybody', async () => {
    for (const id of gameIds) {
      const { module } = games[id];
      const resolved = module.options.resolve({});
      if (!resolved.ok) throw new Error(`${id} has no options of its own accord`);
      const { state } = module.start({ options: resolved.options, seed: 'zones', seats: [] });
      const words = await module.words('en');
      for (const seat of [0, null])
        expect(words.zones?.(module.view(state, seat)).length, id).toBeGreaterThan(1);
    }
  });
});
