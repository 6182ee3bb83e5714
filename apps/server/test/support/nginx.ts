import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './port';
import { appFolder } from './process';

/** Where Debian and others put it. */
const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
export const hasNginx = program !== undefined;

/** nginx before some servers, as `deploy/nginx.conf` sets it up. */
export class Nginx {
  readonly #folder: string;
  readonly #child: ChildProcess;

  private constructor(
    readonly url: string,
    folder: string,
    child: ChildProcess,
  ) {
    this.#folder = folder;
    this.#child = child;
  }

  static async before(ports: readonly number[]): Promise<Nginx> {
    const folder = await mkdtemp(join(tmpdir(), 'ragtag-nginx-'));
    const port = await freePort();
    const documented = await readFile(join(appFolder(), '..', '..', 'deploy', 'nginx.conf'), 'utf8');
    const server = / *server 127\.0\.0\.1:8080(.*;)/;
    const site = documented
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace(server, (_, rest: string) =>
        ports.map((each) => `server 127.0.0.1:${each}${rest}`).join('\n'),
      );
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (each) => `${each}_temp_path ${folder}/${each};`,
    );
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    await writeFile(
      join(folder, 'nginx.conf'),
      `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
       events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
    );
    const child = spawn(
      program ?? 'nginx',
      ['-p', folder, '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')],
      {
        stdio: 'ignore',
      },
    );
    const nginx = new Nginx(`http://127.0.0.1:${port}`, folder, child);
    for (let tries = 0; tries < 200; tries++) {
      if (
        await fetch(`${nginx.url}/health`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return nginx;
      if (child.exitCode !== null) break;
      await sleep(25);
    }
    const said = await readFile(join(folder, 'errors'), 'utf8').catch(() => '');
    throw new Error(`nginx did not start:\n${said}`);
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exited;
    await rm(this.#folder, { recursive: true, force: true });
  }
}
