import type { Usage } from '../desk';
import { readable, table } from '../output/print';
import type { Report, Spread } from './tally';

const share = (n: number, of: number) => (of === 0 ? '' : `${readable((100 * n) / of, 1)} %`);
const range = ({ least, median, most }: Spread) => `${least} to ${most}, median ${median}`;

/** The report of a simulation, for people. */
export function describeReport(report: Report): string {
  const { games, finished, stuck } = report;
  const winners = Object.entries(report.wins).sort(([, a], [, b]) => b - a);
  const outcome = table([
    ['games', games],
    ['finished', finished],
    ['stuck', stuck],
    ...winners.map(([winner, n]) => [`won by ${winner}`, n, share(n, finished)]),
  ]);
  const reasons = table(
    Object.entries(report.reasons).map(([reason, n]) => [`  ${reason}`, n, share(n, finished)]),
  );
  const players = table([
    ['  players', 'games', ...winners.map(([winner]) => winner), 'turns per game', 'answers per game'],
    ...Object.entries(report.byPlayers).map(([count, at]) => [
      `  ${count}`,
      String(at.games),
      ...winners.map(([winner]) => share(at.wins[winner] ?? 0, at.games)),
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
