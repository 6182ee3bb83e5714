import { createInterface } from 'node:readline';
import { module } from '@ragtag/board-game';
import { gameOptions, readSelection } from '../input/game-options';
import { print } from '../output/print';
import { playTournamentGame, type Teams } from './game';

export interface Job {
  readonly players: number;
  readonly seed: string;
}

export interface Orders extends Teams {
  readonly options: string;
}

/** Plays the games it is told on standard input, one line each, and reports each on a line of standard output. */
export async function work(orders: Orders): Promise<void> {
  const selection = readSelection(module, orders.options);
  for await (const line of createInterface({ input: process.stdin })) {
    const { players, seed } = JSON.parse(line) as Job;
    print(JSON.stringify(playTournamentGame(gameOptions(module, selection, players), seed, orders)));
  }
}
