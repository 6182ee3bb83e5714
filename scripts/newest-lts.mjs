/**
 * `npm run test:lts [-- PATTERN...]`: runs the tests of the server, or those named, under the newest Node with long-term
 * support that the registry has; where none can be had, says so and is content.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

const kept = join(root, 'node_modules', '.cache', 'ragtag', 'node');
/** Programs for each kind of machine, as the `node` package installs them. */
const name = `node-${process.platform}-${process.arch}`;

const npm = (args, cwd = root) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The newest of each major version, the newest first; odd ones never have long-term support. */
function newestOfEach() {
  const newest = new Map();
  for (const version of JSON.parse(npm(['view', name, 'versions', '--json']))) {
    if (!/^\d+\.\d+\.\d+$/.test(version)) continue;
    const [major] = version.split('.').map(Number);
    if (major % 2 === 0 && major >= 20) newest.set(major, later(newest.get(major), version));
  }
  return [...newest].sort(([a], [b]) => b - a).map(([, version]) => version);
}

function later(one, other) {
  if (one === undefined) return other;
  return one.localeCompare(other, undefined, { numeric: true }) > 0 ? one : other;
}

/** The program of a version, fetched once. */
function programOf(version) {
  const folder = join(kept, version);
  const program = join(folder, 'bin', 'node');
  if (existsSync(program)) return program;
  mkdirSync(kept, { recursive: true });
  const draft = mkdtempSync(join(kept, 'draft-'));
  const [{ filename }] = JSON.parse(npm(['pack', `${name}@${version}`, '--json', '--silent'], draft));
  execFileSync('tar', ['xzf', filename], { cwd: draft });
  renameSync(join(draft, 'package'), folder);
  rmSync(draft, { recursive: true });
  return program;
}

function newestLts() {
  for (const version of newestOfEach()) {
    const program = programOf(version);
    const lts = execFileSync(program, ['-p', 'process.release.lts ?? ""'], { encoding: 'utf8' }).trim();
    if (lts !== '') return { version, program };
  }
  throw new Error('none of them has long-term support');
}

ensureInstalled();
let found;
try {
  found = newestLts();
} catch (error) {
  console.log(`No newer Node can be had from the registry (${String(error.message).split('\n')[0]}).`);
  process.exit(0);
}
const { version, program } = found;
console.log(`Node ${version}`);
const wanted = process.argv.slice(2);
const { status } = spawnSync(
  program,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...(wanted.length > 0 ? wanted : ['apps/server']),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    // What tests start is started with the same Node.
    env: { ...process.env, PATH: [dirname(program), process.env.PATH].join(delimiter) },
  },
);
process.exitCode = status ?? 1;
