import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { quick, type Settings } from './serve';

export { freePort } from './port';

/** The server's program, bundled once for all that a test starts. */
let program: Promise<{ entry: string; root: string }> | undefined;

async function bundled(): Promise<{ entry: string; root: string }> {
  const { bundle, root } = (await import(pathToFileURL(join(app, 'bin', 'bundle.mjs')).href)) as {
    bundle(): Promise<string>;
    root: string;
  };
  return { entry: await bundle(), root };
}

/** The program of the thread that writes to SQLite, as servers have it. */
export async function writingThread(): Promise<URL> {
  program ??= bundled();
  return new URL('writing-thread.mjs', (await program).entry);
}

/** The folder of this app, wherever this file has been bundled to. */
export function appFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'bin', 'ragtag-server.mjs'))) folder = dirname(folder);
  return folder;
}

const app = appFolder();

/** What Node is told where a server is started: most of V8 cannot be told later. */
export function nodeFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** A server in a process of its own, as `npm start` runs it, that can be killed and started again. */
export class ServerProcess {
  readonly url: string;
  #child: ChildProcess | undefined;
  output = '';

  constructor(
    readonly port: number,
    readonly folder: string,
    readonly settings: Settings = {},
    /** Where it listens, and what comes before the command that starts it, where it has a network of its own. */
    readonly where: { readonly host?: string; readonly prefix?: readonly string[] } = {},
  ) {
    this.url = `http://${this.address}`;
  }

  /** Host and port. */
  get address(): string {
    return `${this.where.host ?? '127.0.0.1'}:${this.port}`;
  }

  async start(): Promise<void> {
    program ??= bundled();
    const { entry, root } = await program;
    const start = `import(${JSON.stringify(entry)}).then(({ main }) => main(${JSON.stringify(root)}))`;
    const [command, ...words] = [...(this.where.prefix ?? []), process.execPath];
    const child = spawn(command, [...words, ...nodeFlags(), '--input-type=module', '-e', start], {
      env: {
        ...process.env,
        ...quick,
        ...this.settings,
        PORT: String(this.port),
        HOST: this.where.host ?? '127.0.0.1',
        DATA_DIR: this.folder,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const note = (data: Buffer) => {
      this.output = (this.output + data).slice(-4000);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    const patience = performance.now() + 60_000;
    while (performance.now() < patience) {
      if (child.exitCode !== null) throw new Error(`the server did not start:\n${this.output}`);
      const healthy = await fetch(`${this.url}/health`).then(
        (response) => response.ok,
        () => false,
      );
      if (healthy) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`the server does not answer:\n${this.output}`);
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Stops it in the middle of whatever it does, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /** Kills without warning, as a crash would. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = await exited;
    return code as number | null;
  }
}
