import { firstGame, gameOf, type Playable, realGames, UnknownGame } from '@ragtag/games';
import { Option } from 'commander';
import { Failure } from '../failure';

/** The flag for which game is meant, which every command understands alike. */
export function gameFlag(usual: string = firstGame): Option {
  return new Option('--game <id>', `which game: ${realGames.join(', ')}`).default(usual);
}

export function readGameId(game: string): Playable {
  try {
    return gameOf({ game });
  } catch (error) {
    if (!(error instanceof UnknownGame)) throw error;
    throw new Failure(`There is no game "${game}". There are: ${realGames.join(', ')}.`);
  }
}
