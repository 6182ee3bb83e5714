import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { createProgram } from '../src/main';
import { launcher, ragtag, temporaryFolder } from './support/ragtag';

test('--help tells how it is used and lists every command', async () => {
  const { status, stdout } = await ragtag('--help');
  expect(stdout).toContain('Usage: ragtag');
  for (const command of [
    'play',
    'cards',
    'deck',
    'simulate',
    'tournament',
    'replay',
    'scenario',
    'rules',
    'rulebook',
    'aid',
    'bench',
    'admin',
  ]) {
    expect(stdout).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  }
  expect(status).toBe(0);
});

test('every command explains itself and each of its options', () => {
  for (const command of createProgram().commands) {
    expect(command.helpInformation()).toContain(`Usage: ragtag ${command.name()}`);
    expect(command.description()).not.toBe('');
    for (const { flags, description } of command.options) expect(description, flags).not.toBe('');
  }
});

test('--version tells the version of the command line', async () => {
  expect((await ragtag('--version')).stdout.trim()).toBe(packageJson.version);
});

test('files are meant from where the person stands, though npm starts at the root', () => {
  const folder = temporaryFolder();
  const { stdout, status } = spawnSync(process.execPath, [launcher, 'rulebook', '--out', 'rulebook.md'], {
    encoding: 'utf8',
    env: { ...process.env, npm_lifecycle_event: 'ragtag', INIT_CWD: folder },
  });
  expect({ stdout, status }).toEqual({ stdout: 'Wrote rulebook.md.\n', status: 0 });
  expect(readdirSync(folder)).toEqual(['rulebook.md']);
});

test('what it does not know is refused with a hint', async () => {
  const { status, stderr } = await ragtag('frobnicate');
  expect(stderr).toContain('--help');
  expect(status).toBe(1);
});

test('every complaint begins with the name of the program', async () => {
  const [flag, word] = await Promise.all([ragtag('cards', '--frob'), ragtag('cards', '--deck', 'tarot')]);
  expect(flag.stderr).toMatch(/^ragtag: unknown option '--frob'\n/);
  expect(word.stderr).toMatch(/^ragtag: There is no deck "tarot"/);
  expect([flag.status, word.status]).toEqual([1, 1]);
});

function inShell(command: string) {
  const text = command.replaceAll('ragtag', `"${process.execPath}" "${launcher}"`);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', text], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.skipIf(process.platform === 'win32')('somebody who reads only the beginning is left in peace', () => {
  for (const command of ['cards', 'cards --json', 'rules', 'rulebook --all']) {
    const { stdout, stderr } = inShell(`ragtag ${command} | head -n 1`);
    expect(stdout).toMatch(/^[^\n]+\n$/);
    expect(stderr).toBe('');
  }
});

test.runIf(existsSync('/dev/full'))('a full disk is told of in a sentence', () => {
  const { status, stderr } = inShell('ragtag cards > /dev/full');
  expect(stderr).toMatch(/^ragtag: .* cannot be written: ENOSPC.*\n$/);
  expect(status).toBe(1);
});
