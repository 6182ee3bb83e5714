import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const launcher = fileURLToPath(new URL('../bin/ragtag.mjs', import.meta.url));
const ragtag = (...args: string[]) => spawnSync(process.execPath, [launcher, ...args], { encoding: 'utf8' });

test('--help tells how it is used', () => {
  const { status, stdout } = ragtag('--help');
  expect(stdout).toContain('Usage: ragtag');
  expect(status).toBe(0);
});

test('--version tells the version of the command line', () => {
  expect(ragtag('--version').stdout.trim()).toBe(packageJson.version);
});

test('what it does not know is refused with a hint', () => {
  const { status, stderr } = ragtag('frobnicate');
  expect(stderr).toContain('--help');
  expect(status).toBe(1);
});
