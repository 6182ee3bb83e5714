import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './port';
import { appFolder } from './process';

/** Something before the servers that sends people to one of them. */
export interface RunningProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** A proxy as we document it, where it is installed. */
export interface DocumentedProxy {
  readonly name: string;
  readonly isInstalled: boolean;
  /** Before servers that are named by host and port. */
  before(servers: readonly string[]): Promise<RunningProxy>;
}

/** Where Debian and others put programs. */
const installed = (name: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find(existsSync);

const documented = (name: string) => readFile(join(appFolder(), '..', '..', 'deploy', name), 'utf8');

/** Starts a program in a folder of its own and waits until there is something behind it. */
async function start(
  url: string,
  folder: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProxy> {
  const [program, ...words] = command;
  const child: ChildProcess = spawn(program, words, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (data) => {
    said = (said + data).slice(-2000);
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 400; tries++) {
    const isThere = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return { url, stop };
    if (child.exitCode !== null) break;
    await sleep(25);
  }
  await stop();
  throw new Error(`${program} did not start:\n${said}`);
}

const nginxProgram = installed('nginx');

export const nginx: DocumentedProxy = {
  name: 'nginx',
  isInstalled: nginxProgram !== undefined,
  async before(servers) {
    const folder = await mkdtemp(join(tmpdir(), 'ragtag-nginx-'));
    const port = await freePort();
    const server = / *server 127\.0\.0\.1:8080(.*;)/;
    const site = (await documented('nginx.conf'))
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace(server, (_, rest: string) => servers.map((each) => `server ${each}${rest}`).join('\n'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (each) => `${each}_temp_path ${folder}/${each};`,
    );
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const conf = join(folder, 'nginx.conf');
    await writeFile(
      conf,
      `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
       events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
    );
    const command = [nginxProgram ?? 'nginx', '-p', folder, '-e', 'stderr', '-c', conf];
    return start(`http://127.0.0.1:${port}`, folder, command);
  },
};

const caddyProgram = installed('caddy');

export const caddy: DocumentedProxy = {
  name: 'Caddy',
  isInstalled: caddyProgram !== undefined,
  async before(servers) {
    const folder = await mkdtemp(join(tmpdir(), 'ragtag-caddy-'));
    const url = `http://127.0.0.1:${await freePort()}`;
    const conf = join(folder, 'Caddyfile');
    await writeFile(conf, `{\n\tadmin off\n}\n${await documented('Caddyfile')}`);
    const command = [caddyProgram ?? 'caddy', 'run', '--config', conf, '--adapter', 'caddyfile'];
    const env = { RAGTAG_HOST: url, RAGTAG_AT: servers.join(' '), XDG_DATA_HOME: folder, HOME: folder };
    return start(url, folder, command, env);
  },
};
