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
});
