import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const launcher = fileURLToPath(new URL('../bin/ragtag.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ragtag-'));

function scenario(text: string, ...more: string[]) {
  const file = join(folder, 'scenario.yaml');
  writeFileSync(file, text);
  const { status, stdout } = spawnSync(process.execPath, [launcher, 'scenario', file, ...more], {
    encoding: 'utf8',
  });
  return { file, status, stdout };
}

const fuel = (n: number) => `name: fuel
given: { start: { effect: [{ do: lose, resource: fuel, n: 1 }] } }
then: { state: { resources.fuel: ${n} } }`;

test('a scenario that holds is one line', () => {
  const { file, status, stdout } = scenario(fuel(7));
  expect(stdout).toBe(`ok     fuel (${file}:1)\n1 of 1 scenarios hold.\n`);
  expect(status).toBe(0);
});

test('one that does not tells where, and the exit code says so', () => {
  const { file, status, stdout } = scenario(fuel(6));
  expect(stdout).toContain(
    `FAILED fuel (${file}:1)\n  ${file}:3 then.state.resources.fuel: expected 6, found 7\n  At the end: Nobody is being asked anything.\n`,
  );
  expect(status).toBe(1);
});

test('one that fails while somebody is being asked tells whom', () => {
  const jump = `name: jump
given: { decks: { destination: [icy-moon, deep-space] }, start: { jump: true } }
when: [{ admiral: icy-moon }]
then: { state: { distance: 1 } }`;
  expect(scenario(jump).stdout).toMatch(
    /distance: expected 1, found 0\n {2}At the end: Being asked: .*\(may, 1 of: yes, no\)\.\n/,
  );
});

test('--json prints the results', () => {
  const { status, stdout } = scenario(`${fuel(7)}\n---\n${fuel(6)}`, '--json');
  expect(JSON.parse(stdout)).toMatchObject([
    { name: 'fuel', line: 1, ok: true, failures: [] },
    { name: 'fuel', line: 5, ok: false, failures: [{ where: 'then.state.resources.fuel', line: 7 }] },
  ]);
  expect(status).toBe(1);
});

test('a directory stands for its files', () => {
  const several = mkdtempSync(join(tmpdir(), 'ragtag-'));
  writeFileSync(join(several, 'b.yaml'), fuel(7));
  writeFileSync(join(several, 'a.yml'), '# nothing yet');
  writeFileSync(join(several, 'notes.txt'), 'not a scenario');
  const { status, stdout } = spawnSync(process.execPath, [launcher, 'scenario', several], {
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^FAILED unreadable .*a\.yml:1\)\n.*there is no scenario here\nok {5}fuel /);
  expect(stdout).toContain('1 of 2 scenarios hold.');
  expect(status).toBe(1);
});

test('a file that is not there is named', () => {
  const { status, stderr } = spawnSync(process.execPath, [launcher, 'scenario', 'nowhere.yaml'], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('nowhere.yaml');
  expect(status).toBe(1);
});
