import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../../scripts/soak.mjs', import.meta.url));

function soak(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a soak plays games with all options and every number of players and finds none stuck', () => {
  const { status, stdout } = soak(
    '--games',
    '8',
    '--seed',
    '1',
    '--workers',
    '2',
    '--no-secrets',
    '--no-faults',
    '--no-pages',
  );
  expect(stdout).toContain('8 games with all numbers of players, seed 1, 2 at a time');
  expect(stdout).toMatch(/finished: 8\nstuck: 0\n/);
  expect(stdout).toContain('Nothing stuck.');
  expect(status).toBe(0);
});

test('a soak of the card game plays our decks and any others', () => {
  const { status, stdout } = soak(
    '--game',
    'card',
    '--games',
    '10',
    '--seed',
    '1',
    '--workers',
    '1',
    '--no-secrets',
    '--no-faults',
    '--no-pages',
  );
  expect(stdout).toContain('10 games with 2-6 players, seed 1, 1 at a time');
  expect(stdout).toMatch(/finished: 10\nstuck: 0\n/);
  expect(status).toBe(0);
});

test.each([
  [['--games', 'many'], /^soak: --games takes a whole number above 0\.\n$/],
  [['--workers', '0'], /^soak: --workers takes a whole number above 0\.\n$/],
  [['--frob'], /^soak: Unknown option '--frob'[\s\S]*npm run soak \[-- --game/],
  [
    ['--players', '9', '--options', '', '--games', '1', '--no-secrets', '--no-faults', '--no-pages'],
    /9 players are too many[\s\S]*\nsoak: the games from seed \d+ ended/,
  ],
])('%j is refused in a sentence', (args, why) => {
  const { status, stderr } = soak(...args);
  expect(stderr).toMatch(why);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});
