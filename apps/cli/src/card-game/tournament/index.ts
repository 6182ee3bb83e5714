import type { Options } from '@ragtag/card-game';
import { levels } from '@ragtag/kernel';
import { z } from 'zod';
import { table } from '../../output/print';
import type { Tournament } from '../../tournament/kind';
import { type PlayedCardGame, playTournamentGame } from './game';
import { type CardPart, type CardTournamentReport, reportOf } from './report';

const shape: z.ZodType<PlayedCardGame> = z.object({
  seed: z.string(),
  players: z.int(),
  levels: z.array(z.enum(levels)),
  sides: z.array(z.literal([0, 1])),
  decks: z.array(z.string()),
  first: z.int(),
  winners: z.array(z.int()).nullable(),
  reason: z.string(),
  turns: z.number(),
  answers: z.number(),
  milliseconds: z.number(),
  medianAnswer: z.number(),
});

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const row = (name: string, { games, winRate, interval }: CardPart): (string | number)[] => [
  name,
  games,
  percent(winRate),
  `${percent(interval[0])} to ${percent(interval[1])}`,
];

const rows = (parts: Readonly<Record<string, CardPart>>, name: (key: string) => string) =>
  Object.entries(parts).map(([key, part]) => row(name(key), part));

function describe(report: CardTournamentReport): string {
  const { level, against, stuck, ties, turns, answers } = report;
  return [
    table([
      ['', 'games', 'won', '95 % between'],
      row(`${level} against ${against}`, report),
      ...rows(report.byPlayers, (n) => `  with ${n} players`),
      row('whoever is first', report.firstPlayer),
      ...rows(report.bySeat, (seat) => `seat ${seat}`),
      ...rows(report.byDeck, (deck) => deck),
      ...rows(report.byMatch, (match) => match),
    ]),
    '',
    'Ended by',
    table(Object.entries(report.reasons).map(([reason, n]) => [`  ${reason}`, n])),
    '',
    `Ties: ${ties}. Stuck: ${stuck}. A game takes ${turns} turns and ${answers} answers.`,
    `${report.millisecondsPerAnswer} ms for each answer, rules included; a bot's own median is ${report.medianMillisecondsPerAnswer} ms`,
  ].join('\n');
}

/** One level against another, from both chairs and with the same decks. */
export const cardTournament: Tournament<PlayedCardGame, CardTournamentReport> = {
  players: 2,
  shape,
  head: (terms) => ({ game: 'card', ...terms }),
  play: (job, options, terms) => playTournamentGame(job, options as Options, terms),
  standing(games) {
    const { winRate } = reportOf({ level: '', against: '' }, games);
    return `the first side wins ${Math.round(100 * winRate)} %`;
  },
  report: reportOf,
  describe,
};
