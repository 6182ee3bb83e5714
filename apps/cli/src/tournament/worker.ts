import { createInterface } from 'node:readline';
import type { Playable } from '@ragtag/games';
import { gameOptions, readSelection } from '../input/game-options';
import { print } from '../output/print';
import { saveGame } from '../save-game';
import type { Job, KeptGame, PlayedGame, Terms, Tournament } from './kind';

/** Plays one game, with what all are played with or what it says itself. */
export function playJob(playable: Playable, kind: Tournament, terms: Terms, job: Job): PlayedGame {
  const { module } = playable;
  const { options: written, players, seed } = job;
  const options = gameOptions(module, readSelection(module, written ?? terms.options), players);
  const { save } = terms;
  const kept = (game: KeptGame) =>
    save !== undefined && saveGame(save, { playable, options, seed, seats: [], ...game }, written);
  const game = whole(job, () => kind.play(job, options, terms, kept));
  return written === undefined ? game : { ...game, options: written };
}

/** A game that breaks off says which it is. */
function whole({ players, seed, options = '' }: Job, play: () => PlayedGame): PlayedGame {
  try {
    return play();
  } catch (error) {
    throw new Error(`The game of ${players} players with seed ${seed} and options "${options}" broke off.`, {
      cause: error,
    });
  }
}

/** Plays the games it is told on standard input, one line each, and reports each on a line of standard output. */
export async function work(playable: Playable, tournament: Tournament, terms: Terms): Promise<void> {
  for await (const line of createInterface({ input: process.stdin }))
    print(JSON.stringify(playJob(playable, tournament, terms, JSON.parse(line) as Job)));
}
