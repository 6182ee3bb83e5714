import { createInterface } from 'node:readline';
import type { Playable } from '@ragtag/games';
import { gameOptions, readSelection } from '../input/game-options';
import { print } from '../output/print';
import type { Job, Terms, Tournament } from './kind';

/** Plays the games it is told on standard input, one line each, and reports each on a line of standard output. */
export async function work({ module }: Playable, tournament: Tournament, terms: Terms): Promise<void> {
  const selection = readSelection(module, terms.options);
  for await (const line of createInterface({ input: process.stdin })) {
    const job = JSON.parse(line) as Job;
    print(JSON.stringify(tournament.play(job, gameOptions(module, selection, job.players), terms)));
  }
}
