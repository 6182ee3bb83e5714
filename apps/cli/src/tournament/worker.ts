import { createInterface } from 'node:readline';
import type { Playable } from '@ragtag/games';
import { gameOptions, readSelection } from '../input/game-options';
import { print } from '../output/print';
import type { Job, PlayedGame, Terms, Tournament } from './kind';

/** Plays one game, with what all are played with or what it says itself. */
export function playJob(module: Playable['module'], kind: Tournament, terms: Terms, job: Job): PlayedGame {
  const { options, players } = job;
  const selection = readSelection(module, options ?? terms.options);
  const game = kind.play(job, gameOptions(module, selection, players), terms);
  return options === undefined ? game : { ...game, options };
}

/** Plays the games it is told on standard input, one line each, and reports each on a line of standard output. */
export async function work({ module }: Playable, tournament: Tournament, terms: Terms): Promise<void> {
  for await (const line of createInterface({ input: process.stdin }))
    print(JSON.stringify(playJob(module, tournament, terms, JSON.parse(line) as Job)));
}
