import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seat } from './support/game';
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
}, 120_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await chmod(join(folder, 'ragtag'), 0o755);
  await rm(folder, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
});

it('the built folder serves games with node alone, and stops in good order', async () => {
  const port = await freePort();
  const env = { PATH: process.env.PATH, ...quick, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data };
  child = spawn(process.execPath, [join(folder, 'ragtag', 'start.mjs')], { cwd: data, env, stdio: 'pipe' });
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
  const { table, people } = await seat(url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
  await people[0].ask('signUp', undefined, { account: 'ada-l', password: 'nothing but the rain' });
  expect(await people[0].ask('table', { table })).toMatchObject({ phase: 'playing' });
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await exited)[0]).toBe(0);
  expect(output).toBe('');
}, 120_000);
