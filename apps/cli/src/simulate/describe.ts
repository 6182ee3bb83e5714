import { readable, table } from '../output/print';
import type { Report, Spread } from './tally';
import type { Usage } from './usage';

const share = (n: number, of: number) => (of === 0 ? '' : `${readable((100 * n) / of, 1)} %`);
const range = ({ least, median, most }: Spread) => `${least} to ${most}, median ${median}`;

/** The report of a simulation, for people. */
export function describeReport(report: Report): string {
  const { games, finished, stuck, humanWins, cylonWins } = report;
  const outcome = table([
    ['games', games],
    ['finished', finished],
    ['stuck', stuck],
    ['human wins', humanWins, share(humanWins, finished)],
    ['Cylon wins', cylonWins, share(cylonWins, finished)],
  ]);
  const reasons = table(
    Object.entries(report.reasons).map(([reason, n]) => [`  ${reason}`, n, share(n, finished)]),
  );
  const players = table([
    ['  players', 'games', 'human wins', 'turns per game', 'answers per game'],
    ...Object.entries(report.byPlayers).map(([count, at]) => [
      `  ${count}`,
      String(at.games),
      share(at.humanWins, at.games),
      readable(at.turns / at.games, 1),
      readable(at.answers / at.games, 1),
    ]),
  ]);
  return [
    outcome,
    '\nWhat ended them:',
    reasons,
    '\nBy number of players:',
    players,
    `\nTurns in a game: ${range(report.turnsPerGame)}`,
    `Answers in a game: ${range(report.answersPerGame)}`,
    `${readable(report.answers)} answers in ${readable(report.cpuSeconds, 2)} s of processor time: ` +
      `${readable(report.answersPerCpuSecond)} a second`,
  ].join('\n');
}

/** What an exhaustive simulation has not seen. */
export function describeUsage(usage: Usage): string {
  const { used, total, unused } = usage.report();
  const head = `\n${used} of ${total} things were used at least once.`;
  return unused.length === 0 ? head : `${head} Not used:\n${unused.map((id) => `  ${id}`).join('\n')}`;
}
