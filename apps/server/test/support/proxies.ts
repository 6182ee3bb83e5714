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

/** Where Debian and others put programs, and where `npm test` unpacks those that are missing. */
const root = join(appFolder(), '..', '..');
const unpacked = join(root, 'node_modules', '.cache', 'ragtag', 'proxies', 'usr');
const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];
const installed = (name: string) =>
  [...folders, join(unpacked, 'sbin'), join(unpacked, 'bin')]
    .map((folder) => join(folder, name))
    .find(existsSync);

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

/** Where a proxy is started: a folder of its own, the host that it listens at, and the servers behind it. */
interface ProxyPlace {
  readonly folder: string;
  readonly host: string;
  readonly servers: readonly string[];
}

interface Setup {
  readonly configuration: string;
  /** What the program is started with; the path of the configuration comes last. */
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A proxy that is set up with a file of ours, changed only as far as the place demands. */
function documentedProxy(
  name: string,
  file: string,
  setUp: (documented: string, place: ProxyPlace) => Setup,
): DocumentedProxy {
  const program = installed(name.toLowerCase());
  return {
    name,
    isInstalled: program !== undefined,
    async before(servers) {
      const documented = await readFile(join(root, 'deploy', file), 'utf8');
      const folder = await mkdtemp(join(tmpdir(), 'ragtag-proxy-'));
      const host = `127.0.0.1:${await freePort()}`;
      const { configuration, words, env } = setUp(documented, { folder, host, servers });
      const path = join(folder, file);
      await writeFile(path, configuration);
      return start(`http://${host}`, folder, [program ?? name, ...words, path], env);
    },
  };
}

export const nginx = documentedProxy('nginx', 'nginx.conf', (documented, { folder, host, servers }) => {
  const server = / *server 127\.0\.0\.1:8080(.*;)/;
  const site = documented
    .replace('listen 80;', `listen ${host};`)
    .replace(server, (_, rest: string) => servers.map((each) => `server ${each}${rest}`).join('\n'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return {
    configuration: `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
      events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
    words: ['-p', folder, '-e', 'stderr', '-c'],
  };
});

export const caddy = documentedProxy('Caddy', 'Caddyfile', (documented, { folder, host, servers }) => ({
  configuration: `{\n\tadmin off\n}\n${documented}`,
  words: ['run', '--adapter', 'caddyfile', '--config'],
  env: {
    RAGTAG_HOST: `http://${host}`,
    RAGTAG_AT: servers.join(' '),
    XDG_DATA_HOME: folder,
    HOME: folder,
  },
}));
