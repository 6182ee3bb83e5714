import { table } from '../../output/print';
import type { Part, TournamentReport } from './report';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function row(name: string, part: Part): (string | number)[] {
  const { games, humanWinRate, interval, turns } = part;
  return [name, games, percent(humanWinRate), `${percent(interval[0])} to ${percent(interval[1])}`, turns];
}

/** The report as a person reads it. */
export function describeTournament(report: TournamentReport): string {
  const heads = ['', 'games', 'humans win', '95 % between', 'turns'];
  const parts = Object.entries(report.byPlayers).map(([n, part]) => row(`${n} players`, part));
  const reasons = Object.entries(report.reasons).map(([reason, n]) => [`  ${reason}`, n]);
  const beliefs = report.beliefs.map(({ jump, all, hidden }) => [
    `  after jump ${jump}`,
    all === null ? '-' : all.toFixed(3),
    hidden === null ? '-' : hidden.toFixed(3),
  ]);
  return [
    `Humans ${report.level}, Cylons ${report.cylons}`,
    table([heads, ...parts, row('all', report)]),
    '',
    'Ended by',
    table(reasons),
    '',
    'How well humans know Cylons (area under the ROC curve: of all others, of those not revealed)',
    table(beliefs),
    '',
    `${report.millisecondsPerAnswer} ms for each answer, rules included; a bot's own median is ${report.medianMillisecondsPerAnswer} ms`,
  ].join('\n');
}
