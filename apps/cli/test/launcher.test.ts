import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './support/ragtag';

interface Cache {
  readonly cache: string;
  findBundle(entry: string): string | undefined;
  recordBundle(entry: string, folder: string, sources: readonly string[], begun: number): void;
}

const launcher = new URL('../bin/cache.mjs', import.meta.url).href;
const { cache, findBundle, recordBundle } = (await import(/* @vite-ignore */ launcher)) as Cache;

/** A bundle made of one source file, which was written a minute ago. */
function bundle() {
  const entry = `test-${randomUUID()}`;
  onTestFinished(() => rmSync(join(cache, `${entry}.json`), { force: true }));
  const folder = temporaryFolder();
  const source = join(folder, 'source.ts');
  writeFileSync(source, 'one');
  age(source);
  age(folder);
  return { entry, folder, source };
}

function age(path: string): void {
  const then = Date.now() / 1000 - 60;
  utimesSync(path, then, then);
}

test('a bundle is used again while nothing that it was made of changes', () => {
  const { entry, folder, source } = bundle();
  const out = temporaryFolder();
  expect(findBundle(entry)).toBeUndefined();
  recordBundle(entry, out, [source], Date.now());
  expect(findBundle(entry)).toBe(out);
  writeFileSync(source, 'two');
  expect(findBundle(entry)).toBeUndefined();
  age(source);
  age(folder);
  recordBundle(entry, out, [source], Date.now());
  expect(findBundle(entry)).toBe(out);
  writeFileSync(join(folder, 'source.js'), 'in its place');
  expect(findBundle(entry)).toBeUndefined();
});

test('a bundle is not used again if a source changed while it was made, or if it is gone', () => {
  const { entry, source } = bundle();
  const out = temporaryFolder();
  const begun = Date.now() - 1000;
  writeFileSync(source, 'two');
  recordBundle(entry, out, [source], begun);
  expect(findBundle(entry)).toBeUndefined();
  age(source);
  recordBundle(entry, out, [source], Date.now() + 1000);
  expect(findBundle(entry)).toBe(out);
  rmSync(out, { recursive: true });
  expect(findBundle(entry)).toBeUndefined();
});

test('a copy of the repository with its packages does not run what the other was made of', () => {
  const { entry, source } = bundle();
  const out = temporaryFolder();
  recordBundle(entry, out, [source], Date.now());
  expect(findBundle(entry)).toBe(out);
  const record = join(cache, `${entry}.json`);
  const copied = { ...JSON.parse(readFileSync(record, 'utf8')), root: '/elsewhere' };
  writeFileSync(record, JSON.stringify(copied));
  expect(findBundle(entry)).toBeUndefined();
});

/** The files that a bundled file was made of, by its source map. */
function sourcesOf(file: string): string[] {
  const [, map] =
    /sourceMappingURL=data:application\/json;base64,(\S+)\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  return map === undefined ? [] : JSON.parse(Buffer.from(map, 'base64').toString()).sources;
}

test('what goes wrong is told with the lines of the source', () => {
  const run = fileURLToPath(new URL('../bin/ragtag.mjs', import.meta.url));
  expect(spawnSync(process.execPath, [run, '--version']).status).toBe(0);
  const folder = findBundle('main') ?? '';
  const sources = readdirSync(folder).flatMap((name) =>
    sourcesOf(join(folder, name)).map((source) => resolve(folder, source)),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});

test('the weights of positions can be fitted anew', () => {
  const script = fileURLToPath(new URL('../../../scripts/fit-positions.mjs', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [script, '2'], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}always: -?[\d.]+,\n/);
});

test('somebody who has not installed the packages is told to', () => {
  const folder = join(temporaryFolder(), 'apps', 'cli', 'bin');
  cpSync(fileURLToPath(new URL('../bin', import.meta.url)), folder, { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'ragtag.mjs')], { encoding: 'utf8' });
  expect(stderr).toMatch(/^ragtag: .* Install them with "npm ci"\.\n$/);
  expect(status).toBe(1);
});

test('after npm has installed, the command line is bundled already', () => {
  const run = fileURLToPath(new URL('../bin/prebundle.mjs', import.meta.url));
  expect(spawnSync(process.execPath, [run], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: '',
    stderr: '',
  });
  expect(readdirSync(findBundle('main') ?? '')).toContain('main.mjs');
});
