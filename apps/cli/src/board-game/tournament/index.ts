import type { Options } from '@ragtag/board-game';
import { z } from 'zod';
import type { Terms, Tournament } from '../../tournament/kind';
import { describeTournament, suiteHeads, suiteLine } from './describe';
import { type PlayedBoardGame, playTournamentGame, type Teams } from './game';
import { type BoardReport, reportOf } from './report';
import { configurations } from './suite';

const bit = z.literal([0, 1]);

const shape: z.ZodType<PlayedBoardGame> = z.object({
  seed: z.string(),
  players: z.int(),
  winner: z.enum(['humans', 'cylons']).nullable(),
  reason: z.string(),
  turns: z.number(),
  answers: z.number(),
  distance: z.number(),
  revealed: z.number(),
  milliseconds: z.number(),
  medianAnswer: z.number(),
  suspicions: z.array(z.tuple([z.int(), z.number(), bit, bit])),
  lateChance: z.number().optional(),
  wronglyAccused: z.boolean().optional(),
  neverFound: z.boolean().optional(),
  leader: z.object({ wanted: z.array(z.string()), won: z.boolean() }).optional(),
  options: z.string().optional(),
});

const teamsOf = ({ level, against, playouts, malice }: Terms): Teams => ({
  humans: level,
  cylons: against,
  playouts,
  ...(malice !== undefined && { malice }),
});

/** Humans against Cylons. */
export const boardTournament: Tournament<PlayedBoardGame, BoardReport> = {
  players: 5,
  shape,
  head: (terms) => ({ ...teamsOf(terms), options: terms.options }),
  play: ({ seed }, options, terms, kept) =>
    playTournamentGame(options as Options, seed, teamsOf(terms), kept),
  standing(games) {
    const won = games.filter(({ winner }) => winner === 'humans').length;
    return `humans win ${Math.round((100 * won) / Math.max(1, games.length))} %`;
  },
  report: (terms, games) => reportOf(teamsOf(terms), games),
  describe: describeTournament,
  suite: { configurations, heads: suiteHeads, line: suiteLine },
};
