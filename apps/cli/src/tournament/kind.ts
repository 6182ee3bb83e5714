import type { GameOptions, Level } from '@ragtag/kernel';
import type { z } from 'zod';
import type { GameFile } from '../game-file';

/** Who plays with what: games of one tournament are alike in this. */
export interface Terms {
  readonly level: Level;
  /** How well their opponents play. */
  readonly against: Level;
  /** Imagined games that an admiral plays for one decision. */
  readonly playouts: number;
  /** How hard hidden Cylons play, between 0 and 1; as their level does where nobody says. */
  readonly malice?: number;
  readonly options: string;
  /** What seats bring; chosen for them where nobody says. */
  readonly decks?: string;
  /** The folder that every game is written to, for replays. */
  readonly save?: string;
}

/** A game to be played. */
export interface Job {
  readonly players: number;
  readonly seed: string;
  /** Which it is among those with this many players, from 0: sides and decks change places by it. */
  readonly at: number;
  /** What this game is played with, where the games of a tournament differ in it. */
  readonly options?: string;
}

export type KeptGame = Pick<GameFile, 'answers' | 'spoken' | 'over'>;

export interface PlayedGame {
  readonly seed: string;
  readonly players: number;
  readonly options?: string;
}

/** What a suite plays: a name for readers, the options, and how many players sit down to it. */
export interface Configuration {
  readonly name: string;
  readonly options: string;
  readonly players: readonly number[];
}

export interface TournamentReport {
  readonly games: number;
  readonly stuck: number;
}

/** How the bots of one game play against each other, and what is told of it. */
export interface Tournament<
  G extends PlayedGame = PlayedGame,
  R extends TournamentReport = TournamentReport,
> {
  /** How many play where nobody says. */
  readonly players: number;
  readonly shape: z.ZodType<G>;
  /** What a file of games tells of them all. */
  head(terms: Terms): object;
  /** Plays one game; `kept` is given what it takes to play it again. */
  play(job: Job, options: GameOptions, terms: Terms, kept?: (game: KeptGame) => void): G;
  /** How it stands, in a few words. */
  standing(games: readonly G[]): string;
  report(terms: Terms, games: readonly G[]): R;
  describe(report: R): string;
  /** Every way to play that is measured one beside the other, and what a line of their table tells of each. */
  readonly suite?: {
    readonly configurations: readonly Configuration[];
    readonly heads: readonly string[];
    line(report: R): readonly string[];
  };
}
