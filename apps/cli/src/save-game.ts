import { join } from 'node:path';
import { type GameFile, writeGame } from './game-file';
import { write } from './write';

/** Writes a game into a folder, named by its seed and players. */
export function saveGame(folder: string, game: GameFile): void {
  const { seed, options } = game;
  const name = `${seed.replace(/[^\w.-]+/g, '_')}-${options.players}-players.json`;
  write(join(folder, name), writeGame(game));
}
