import { join } from 'node:path';
import { type GameFile, writeGame } from './game-file';
import { write } from './write';

/** Writes a game into a folder, named by its seed and players, and by its options where games of several sets are kept. */
export function saveGame(folder: string, game: GameFile, written = ''): void {
  const { seed, options } = game;
  const parts = [seed, `${options.players}-players`, ...(written === '' ? [] : [written])];
  write(join(folder, `${parts.join('-').replace(/[^\w.-]+/g, '_')}.json`), writeGame(game));
}
