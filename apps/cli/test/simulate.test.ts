import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, ragtag, startRagtag, temporaryFolder } from './support/ragtag';

interface PrintedSimulation {
  readonly games: number;
  readonly stuck: number;
  readonly answers: number;
  readonly turns: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly byPlayers: Readonly<Record<string, { readonly games: number }>>;
  readonly usage?: { readonly used: number; readonly total: number; readonly unused: readonly string[] };
}

test('random games are played to their end and added up', async () => {
  const report = await json<PrintedSimulation>('simulate', '--games', '8', '--players', '3-6', '--seed', '7');
  expect(report).toMatchObject({ games: 8, finished: 8, stuck: 0, failures: [] });
  expect(report).toMatchObject({
    cpuSeconds: expect.any(Number),
    answersPerCpuSecond: expect.any(Number),
  });
  expect(report.turns).toBeGreaterThan(8);
  expect(report.answers).toBeGreaterThan(report.turns);
  expect(Object.values(report.reasons).reduce((sum, n) => sum + n, 0)).toBe(8);
  expect(Object.keys(report.byPlayers)).toEqual(['3', '4', '5', '6']);
});

test('options are drawn at random, others for each game, and the same for the same seed', async () => {
  const folder = temporaryFolder();
  const drawn = ['simulate', '--games=4', '--seed=5', '--options=random', '--players=4'];
  const report = await json<PrintedSimulation>(...drawn, '--save', folder);
  expect(report).toMatchObject({ games: 4, stuck: 0 });
  expect(Object.keys(report.byPlayers)).toEqual(['4']);
  const options = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).options as object,
  );
  expect(new Set(options.map((each) => JSON.stringify(each))).size).toBe(4);
  expect(await json<PrintedSimulation>(...drawn)).toMatchObject({
    answers: report.answers,
    turns: report.turns,
  });
}, 60_000);

test('--exhaustive lists what was not used', async () => {
  const { usage } = await json<PrintedSimulation>(
    'simulate',
    '--games',
    '2',
    '--players',
    '4',
    '--exhaustive',
  );
  expect(usage?.used).toBeGreaterThan(100);
  expect(usage?.unused).toHaveLength((usage?.total ?? 0) - (usage?.used ?? 0));
});

test('games are saved as files that replay reads', async () => {
  const folder = temporaryFolder();
  const variant = 'difficulty=easierhumans';
  const { stdout } = await ragtag(
    'simulate',
    '--games=1',
    '--players=3',
    '--seed=9',
    `--options=${variant}`,
    '--save',
    folder,
  );
  expect(stdout).toMatch(/finished +1\b/);
  expect(stdout).toContain(`Wrote 1 game to ${folder}.\n`);
  const [file] = readdirSync(folder);
  const replayed = await json('replay', join(folder, file));
  expect(replayed).toMatchObject({
    options: { players: 3, difficulty: 'easierhumans' },
    seed: '9',
    over: { winner: expect.any(String) },
  });
});

test('what cannot be played is refused before anything is', async () => {
  const [players, box] = await Promise.all([
    ragtag('simulate', '--players', 'four'),
    ragtag('simulate', '--players', '9', '--options', 'pegasus,exodus,allendings'),
  ]);
  expect(players.stderr).toContain('3-6');
  expect(box.stderr).toContain('9 players are too many');
  expect(box.stderr).toContain('"All endings" needs "Daybreak"');
  expect([players.status, box.status]).toEqual([1, 1]);
});

test('a program that reads the report finds what was written beside it', async () => {
  const folder = temporaryFolder();
  const { stdout, stderr } = await ragtag(
    'simulate',
    '--games',
    '2',
    '--json',
    '--save',
    join(folder, 'new'),
  );
  expect(JSON.parse(stdout)).toMatchObject({ games: 2 });
  expect(stderr).toBe(`Wrote 2 games to ${join(folder, 'new')}.\n`);
  expect(readdirSync(join(folder, 'new'))).toEqual(['1-4-players.json', '2-4-players.json']);
});

test('Ctrl+C stops, and reports on what was played', async () => {
  const folder = temporaryFolder();
  const { child, run } = startRagtag('simulate', '--games', '1000000', '--json', '--save', folder);
  await expect.poll(() => readdirSync(folder).length, { timeout: 20_000 }).toBeGreaterThan(1);
  child.kill('SIGINT');
  const { status, stdout, stderr } = await run;
  const { games, stuck } = JSON.parse(stdout) as PrintedSimulation;
  expect({ status, stuck }).toEqual({ status: 130, stuck: 0 });
  expect(readdirSync(folder)).toHaveLength(games);
  expect(stderr).toContain(`Stopped after ${games} of 1000000 games.\n`);
});

const withoutFolders = '/proc/ragtag';

/** What takes a file or folder to write to, and how far it comes if that cannot be. */
const writers = [
  ['simulate', '--games', '1', '--save'],
  ['play', '--save'],
  ['tournament', '--games', '1', '--resume'],
];

test.each(writers)('%s tells in a sentence that it cannot write', async (...args) => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const { status, stdout, stderr } = await ragtag(...args, join(file, 'in-a-file'));
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^ragtag: .* cannot be written: .*\n$/);
});

test.runIf(existsSync('/proc')).each([...writers, ['rulebook', '--out'], ['aid', '--only', 'turn', '--out']])(
  '%s does not try for ever where no folder can be made',
  async (...args) => {
    const { status, stdout, stderr } = await ragtag(...args, join(withoutFolders, 'deep', 'file.html'));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^ragtag: .* cannot be written: .*\n$/);
  },
);
