import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ragtag, temporaryFolder } from './support/ragtag';

const browsers = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
const hasBrowser = browsers.some((path) => path && existsSync(path));

test('aid writes a page to be printed', async () => {
  const file = join(temporaryFolder(), 'aids.html');
  const { status, stdout } = await ragtag('aid', '--only', 'turn', '--paper', 'letter', '--out', file);
  expect({ status, stdout }).toEqual({ status: 0, stdout: `Wrote ${file}: turn.\n` });
  const page = readFileSync(file, 'utf8');
  expect(page).toContain('Turn reference');
  expect(page).not.toContain('Setup checklist');
});

test('aid refuses what it does not know', async () => {
  const [unknown, format] = await Promise.all([
    ragtag('aid', '--only', 'nonsense', '--out', 'x.pdf'),
    ragtag('aid', '--out', 'x.doc'),
  ]);
  expect(unknown.stderr).toContain(
    'There is no aid "nonsense" for these options. Aids: play, turn, check, attack',
  );
  expect(format.stderr).toContain('.pdf');
  expect([unknown.status, format.status]).toEqual([1, 1]);
});

test('aid tells in a sentence that there is no browser that prints', async () => {
  vi.stubEnv('CHROME_PATH', fileURLToPath(import.meta.url));
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { status, stdout, stderr } = await ragtag('aid', '--only', 'turn', '--out', 'aids.pdf');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    /^ragtag: A PDF needs Chromium, which does not start: .*\nSet CHROME_PATH .*\.html\.\n$/,
  );
});

test.runIf(hasBrowser)('aid prints a PDF, one side for each aid of the base game', async () => {
  const file = join(temporaryFolder(), 'aids.pdf');
  const printed = await ragtag('aid', '--only', 'turn,attack', '--out', file);
  expect(printed).toEqual({ status: 0, stdout: `Wrote ${file}: turn, attack.\n`, stderr: '' });
  const pdf = readFileSync(file, 'latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
