import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { createProgram } from '../src/main';
import { ragtag } from './support/ragtag';

test('--help tells how it is used and lists every command', async () => {
  const { status, stdout } = await ragtag('--help');
  expect(stdout).toContain('Usage: ragtag');
  for (const command of [
    'play',
    'cards',
    'simulate',
    'replay',
    'scenario',
    'rules',
    'rulebook',
    'aid',
    'bench',
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

test('what it does not know is refused with a hint', async () => {
  const { status, stderr } = await ragtag('frobnicate');
  expect(stderr).toContain('--help');
  expect(status).toBe(1);
});
