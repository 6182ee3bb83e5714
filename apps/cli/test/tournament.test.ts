import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, ragtag, temporaryFolder } from './support/ragtag';

interface Report {
  readonly games: number;
  readonly humanWins: number;
  readonly humanWinRate: number;
  readonly interval: readonly [number, number];
  readonly byPlayers: Readonly<Record<string, { readonly games: number }>>;
}

const small = ['tournament', '--players', '4-5', '--seed', '3', '--cores', '1'];

test('officers play against each other, and the report tells who wins', async () => {
  const report = await json<Report>(...small, '--games', '2');
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
  expect(report.interval[0]).toBeLessThanOrEqual(report.humanWinRate);
  expect(report.interval[1]).toBeGreaterThanOrEqual(report.humanWinRate);
  expect(Object.keys(report.byPlayers)).toEqual(['4', '5']);
});

test('a tournament that was stopped goes on where it was, and only itself', async () => {
  const file = join(temporaryFolder(), 'games.jsonl');
  const first = await json<Report>(...small, '--games', '1', '--resume', file);
  // As if it had been killed while it wrote.
  appendFileSync(file, '{"seed":"4","pla');
  const both = await json<Report>(...small, '--games', '2', '--resume', file);
  expect([first.games, both.games]).toEqual([2, 4]);
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('{"seed"') && line.endsWith('}'))).toHaveLength(4);
  const other = await ragtag(...small, '--level', 'recruit', '--games', '1', '--resume', file);
  expect(other.status).not.toBe(0);
  expect(other.stderr).toContain('holds another tournament');
});

test('a file that is no tournament is not written to', async () => {
  const file = join(temporaryFolder(), 'letter.txt');
  writeFileSync(file, 'Dear Admiral,\n');
  expect((await ragtag(...small, '--games', '1', '--resume', file)).status).not.toBe(0);
  expect(readFileSync(file, 'utf8')).toBe('Dear Admiral,\n');
});
