import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, ragtag, startRagtag, temporaryFolder } from './support/ragtag';

interface PrintedTournament {
  readonly games: number;
  readonly humanWins: number;
  readonly cylonWins: number;
  readonly cylonWinRate: number;
  readonly humanWinRate: number;
  readonly interval: readonly [number, number];
  readonly byPlayers: Readonly<Record<string, { readonly games: number }>>;
}

const small = ['tournament', '--players', '4-5', '--seed', '3', '--cores', '1'];

test('officers play against each other, and the report tells who wins', async () => {
  const report = await json<PrintedTournament>(...small, '--games', '2');
  expect(report).toMatchObject({
    level: 'officer',
    cylons: 'officer',
    games: 4,
    stuck: 0,
    turns: expect.any(Number),
    reasons: expect.any(Object),
    beliefs: expect.any(Array),
    medianMillisecondsPerAnswer: expect.any(Number),
  });
  expect(report.humanWinRate).toBeCloseTo(report.humanWins / 4, 2);
  expect(report.humanWins + report.cylonWins).toBe(4);
  expect(report.cylonWinRate).toBeCloseTo(1 - report.humanWinRate, 2);
  expect(report.interval[0]).toBeLessThanOrEqual(report.humanWinRate);
  expect(report.interval[1]).toBeGreaterThanOrEqual(report.humanWinRate);
  expect(Object.keys(report.byPlayers)).toEqual(['4', '5']);
});

test('a tournament that was stopped goes on where it was, and only itself', async () => {
  const file = join(temporaryFolder(), 'games.jsonl');
  const first = await json<PrintedTournament>(...small, '--games', '1', '--resume', file);
  // Lines that are no games are left alone, and half of one too, as of a run that was killed while it wrote.
  appendFileSync(file, '{"bad}\n{}\n{"seed":"4","pla');
  const both = await json<PrintedTournament>(...small, '--games', '2', '--resume', file);
  expect([first.games, both.games]).toEqual([2, 4]);
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('{"seed"') && line.endsWith('}'))).toHaveLength(4);
  const again = await ragtag(...small, '--games', '2', '--resume', file);
  expect(again.stdout).toMatch(/^.* holds 4 games of 4\.\n/);
  expect(again.stdout).not.toContain('Wrote');
  const other = await ragtag(...small, '--level', 'recruit', '--games', '1', '--resume', file);
  expect(other.status).not.toBe(0);
  expect(other.stderr).toContain('holds another tournament');
});

test('options drawn at random are each played with as often as is said', async () => {
  const file = join(temporaryFolder(), 'drawn.jsonl');
  const drawn = ['tournament', '--level', 'recruit', '--options', 'random', '--sets', '3', '--cores', '1'];
  const report = await json<PrintedTournament>(...drawn, '--games', '2', '--resume', file);
  expect(report).toMatchObject({ games: 6, stuck: 0 });
  const played = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));
  const sets = played.map(({ options, players }) => `${options} ${players}`);
  expect(new Set(sets).size).toBe(3);
  expect(sets.slice(3)).toEqual(sets.slice(0, 3));
}, 120_000);

test('a file that is no tournament is not written to', async () => {
  const file = join(temporaryFolder(), 'letter.txt');
  writeFileSync(file, 'Dear Admiral,\n');
  expect((await ragtag(...small, '--games', '1', '--resume', file)).status).not.toBe(0);
  expect(readFileSync(file, 'utf8')).toBe('Dear Admiral,\n');
});

test('each game is played once, and the number of players is told in one place', async () => {
  const [twice, both] = await Promise.all([
    json<PrintedTournament>('tournament', '--level', 'recruit', '--players', '4,4', '--games', '1'),
    ragtag('tournament', '--games', '1', '--options', 'players=4'),
  ]);
  expect(twice.games).toBe(1);
  expect(both).toMatchObject({ status: 1, stdout: '' });
  expect(both.stderr).toContain('with --players');
});

const childrenOf = (pid: number | undefined) => `/proc/${pid}/task/${pid}/children`;

test.runIf(existsSync(childrenOf(process.pid)))('a process that ends early ends the tournament', async () => {
  const { child, run } = startRagtag('tournament', '--level', 'recruit', '--games', '900', '--cores', '2');
  const workers = await expect
    .poll(() => readFileSync(childrenOf(child.pid), 'utf8').trim(), { timeout: 20_000 })
    .toMatch(/^\d+ \d+$/)
    .then(() => readFileSync(childrenOf(child.pid), 'utf8').trim().split(' ').map(Number));
  process.kill(workers[0], 'SIGKILL');
  const { status, stdout, stderr } = await run;
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/The game of 5 players with seed \d+ was not played to its end.*SIGKILL/);
  expect(workers.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
});

test.each(['1', '2'])('Ctrl+C stops on %s cores, and reports on what was played', async (cores) => {
  const file = join(temporaryFolder(), 'games.jsonl');
  const table = ['tournament', '--level', 'recruit', '--games', '900', '--resume', file, '--json'];
  const { child, run } = startRagtag(...table, '--cores', cores);
  const played = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 2 : 0);
  await expect.poll(played, { timeout: 20_000 }).toBeGreaterThan(0);
  child.kill('SIGINT');
  const { status, stdout, stderr } = await run;
  const { games } = JSON.parse(stdout) as PrintedTournament;
  expect(status).toBe(130);
  expect(games).toBe(played());
  expect(stderr).toContain(`Stopped after ${games} of 900 games.\n`);
});
