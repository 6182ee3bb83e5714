import { table } from '../../output/print';
import type { Part, TournamentReport } from './report';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function row(name: string, part: Part): (string | number)[] {
  const { games, humanWinRate, interval, turns } = part;
  return [name, games, percent(humanWinRate), `${percent(interval[0])} to ${percent(interval[1])}`, turns];
}

/** How Leaders fared, by what they wanted. */
function leaderLines({ leaders }: TournamentReport): string[] {
  if (!leaders) return [];
  const rows = Object.entries(leaders.byGoal).sort(([a], [b]) => a.localeCompare(b));
  return [
    `Leaders win ${leaders.wins} of ${leaders.games} (${percent(leaders.wins / leaders.games)})`,
    table(rows.map(([goal, { games, wins }]) => [`  ${goal}`, wins, `of ${games}`])),
    '',
  ];
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
    ...leaderLines(report),
    'Ended by',
    table(reasons),
    '',
    'How well humans know Cylons (area under the ROC curve: of all others, of those not revealed)',
    table(beliefs),
    '',
    `${report.millisecondsPerAnswer} ms for each answer, rules included; a bot's own median is ${report.medianMillisecondsPerAnswer} ms`,
  ].join('\n');
}

export const suiteHeads = [
  'games',
  'humans win',
  '95 % between',
  'Leaders win',
  'lost by',
  'turns',
  'distance',
  'close',
];

/** What most games were lost by, as shares of those that were lost. */
function mostlyLostBy({ lostBy, cylonWins }: Part): string {
  return Object.entries(lostBy)
    .slice(0, 4)
    .map(([reason, n]) => `${reason} ${Math.round((100 * n) / cylonWins)} %`)
    .join(', ');
}

/** A part of a report as a line of the table of a suite. */
export function suiteLine(report: Part): string[] {
  const { games, humanWinRate, interval, leaders, meanTurns, distance, close } = report;
  const whole = (share: number) => Math.round(100 * share);
  return [
    String(games),
    `${whole(humanWinRate)} %`,
    `${whole(interval[0])} to ${whole(interval[1])} %`,
    leaders ? `${whole(leaders.wins / leaders.games)} %` : '',
    mostlyLostBy(report),
    meanTurns.toFixed(0),
    distance.toFixed(1),
    close === null ? '' : `${whole(close)} %`,
  ];
}
