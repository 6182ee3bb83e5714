/** boardgame.io's server with the smallest of games, for comparison; its games are kept in memory only. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { counter, type Filling } from './boardgame-io-game';

interface BoardgameServer {
  run(settings: { port: number }): Promise<unknown>;
}

export async function main([port, view, filling]: readonly string[]): Promise<void> {
  const require = createRequire(import.meta.url);
  const { Server } = require('boardgame.io/server') as {
    Server(settings: { games: unknown[]; origins: string[] }): BoardgameServer;
  };
  const server = Server({ games: [counter(readFileSync(view, 'utf8'), filling as Filling)], origins: ['*'] });
  await server.run({ port: Number(port) });
  console.log('ready');
}
