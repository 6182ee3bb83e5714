import { table } from '../../output/print';
import type { BoardPart, BoardReport } from './report';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function row(name: string, part: BoardPart): (string | number)[] {
  const { games, humanWinRate, interval, turns } = part;
  return [name, games, percent(humanWinRate), `${percent(interval[0])} to ${percent(interval[1])}`, turns];
}

/** How Leaders fared, by what they wanted. */
function leaderLines({ leaders }: BoardReport): string[] {
  if (!leaders) return [];
  const rows = Object.entries(leaders.byGoal).sort(([a], [b]) => a.localeCompare(b));
  return [
    `Leaders win ${leaders.wins} of ${leaders.games} (${percent(leaders.wins / leaders.games)})`,
    table(rows.map(([goal, { games, wins }]) => [`  ${goal}`, wins, `of ${games}`])),
    '',
  ];
}

/** What makes a game worth watching to its end. */
function funLines({ close, wronglyAccused, neverFound }: BoardReport): string[] {
  const shares: [string, number | null][] = [
    ['decided in the last two turns', close],
    ['a human accused a human', wronglyAccused],
    ['a Cylon was never found', neverFound],
  ];
  const told = shares.flatMap(([what, share]) => (share === null ? [] : [[`  ${what}`, percent(share)]]));
  return told.length === 0 ? [] : ['Of all games', table(told), ''];
}

/** The report as a person reads it. */
export function describeTournament(report: BoardReport): string {
  const heads = ['', 'games', 'humans win', '95 % between', 'turns'];
  const parts = Object.entries(report.byPlayers).map(([n, part]) => row(`${n} players`, part));
  const reasons = Object.entries(report.reasons).map(([reason, n]) => [`  ${reason}`, n]);
  const beliefs = report.beliefs.map(({ jump, all, hidden, hiding }) => [
    `  after jump ${jump}`,
    ...[all, hidden, hiding].map((auc) => (auc === null ? '-' : auc.toFixed(3))),
  ]);
  return [
    `Humans ${report.level}, Cylons ${report.cylons}`,
    table([heads, ...parts, row('all', report)]),
    '',
    ...leaderLines(report),
    'Ended by',
    table(reasons),
    '',
    'How well humans know Cylons (area under the ROC curve: of all others, of those not revealed, and of those while a Cylon hides)',
    table(beliefs),
    '',
    ...funLines(report),
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
  'wrongly accused',
  'never found',
  'beliefs',
  'in all games',
];

/** What most games were lost by, as shares of those that were lost. */
function mostlyLostBy({ lostBy, cylonWins }: BoardPart): string {
  return Object.entries(lostBy)
    .slice(0, 4)
    .map(([reason, n]) => `${reason} ${Math.round((100 * n) / cylonWins)} %`)
    .join(', ');
}

/** A part of a report as a line of the table of a suite. */
export function suiteLine(report: BoardPart): string[] {
  const { games, humanWinRate, interval, leaders, meanTurns, distance } = report;
  const { close, wronglyAccused, neverFound, beliefs } = report;
  const whole = (share: number) => Math.round(100 * share);
  const shareOrNothing = (share: number | null) => (share === null ? '' : `${whole(share)} %`);
  /** How well hidden Cylons are known after the second and the fourth jump. */
  const known = (among: 'hiding' | 'hidden') =>
    [2, 4]
      .map((jump) => beliefs.find((each) => each.jump === jump)?.[among] ?? null)
      .map((auc) => (auc === null ? '–' : auc.toFixed(2)))
      .join(' ');
  return [
    String(games),
    `${whole(humanWinRate)} %`,
    `${whole(interval[0])} to ${whole(interval[1])} %`,
    leaders ? `${whole(leaders.wins / leaders.games)} %` : '',
    mostlyLostBy(report),
    meanTurns.toFixed(0),
    distance.toFixed(1),
    shareOrNothing(close),
    shareOrNothing(wronglyAccused),
    shareOrNothing(neverFound),
    known('hiding'),
    known('hidden'),
  ];
}
