import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usage } from '../load/usage';
import { seat } from './support/game';
import { hasNamespaces } from './support/namespace';
import { appFolder, freePort } from './support/process';
import { newFolder, quick } from './support/serve';

let folder: string;
let data: string;
let child: ChildProcess;
beforeAll(async () => {
  [folder, data] = [await newFolder(), await newFolder()];
  const { packServer } = (await import(pathToFileURL(join(appFolder(), 'bin', 'package.mjs')).href)) as {
    packServer(folder: string): Promise<void>;
  };
  await packServer(join(folder, 'ragtag'));
  await chmod(join(folder, 'ragtag'), 0o555);
  await chmod(folder, 0o755);
}, 120_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await chmod(join(folder, 'ragtag'), 0o755);
  await rm(folder, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
});

/** Nobody's, with every file system read-only but a new one for the data: for a shell of root's in a mount namespace. */
const confined = `mount -t tmpfs tmpfs "$DATA_DIR" && chown 65534 "$DATA_DIR" && mount -o remount,bind,ro / &&
  cd / && ! touch "$0" 2>/dev/null && exec setpriv --reuid 65534 --regid 65534 --clear-groups "$@"`;
const canConfine = hasNamespaces && spawnSync('unshare', ['--mount', 'true']).status === 0;

it.each([
  ['with node alone', []],
  ['to nobody on a read-only file system', ['unshare', '--mount', 'sh', '-c', confined, '/tmp/ragtag-test']],
])(
  'the built folder serves games %s, is ready soon, and stops in good order',
  async (_, before) => {
    if (before.length > 0 && !canConfine) return;
    const port = await freePort();
    const env = { PATH: process.env.PATH, ...quick, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data };
    const [command, ...words] = [...before, process.execPath, join(folder, 'ragtag', 'start.mjs')];
    child = spawn(command, words, { cwd: data, env, stdio: 'pipe' });
    let output = '';
    child.stderr?.on('data', (text) => {
      output += text;
    });
    const url = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${url}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 60_000, interval: 50 }).toBe(true);
    // Of the processor, whatever else the machine does meanwhile.
    if (process.platform === 'linux') expect(usage(child.pid as number).cpu).toBeLessThan(1000);
    const { table, people } = await seat(url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
    await people[0].ask('signUp', undefined, { account: 'ada-l', password: 'nothing but the rain' });
    expect(await people[0].ask('table', { table })).toMatchObject({ phase: 'playing' });
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    expect(output).toBe('');
  },
  120_000,
);
