import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { buildApp } from './app';
import { BadConfig, readConfig } from './config';
import { openStore, whereIsStored } from './store/open';

/**
 * How much of what is kept, in percent, may lie about as garbage before it is collected. Else a busy server takes several
 * times the memory of its tables.
 */
const garbage = 50;

/** Threads that look for garbage beside the main one. More of them would take its processor from it on a small machine. */
const searchers = 1;

/** What runs in a thread of its own, beside this file. */
const program = (name: string) => new URL(`${name}.mjs`, import.meta.url);

/** Starts the server and stops it in good order when asked to. */
export async function main(root: string): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${garbage}`);
  setFlagsFromString(`--concurrent-marking-max-worker-num=${searchers}`);
  try {
    const config = readConfig(process.env, root);
    const store = await openStore(config, program('writing-thread')).catch((error: unknown) => {
      throw new CannotStart(`The database ${whereIsStored(config)} cannot be opened`, error);
    });
    const readiness = { ready: true };
    const app = await buildApp(config, store, program('thread'), readiness);
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw new CannotStart(`The server cannot listen at port ${config.port}`, error);
    });
    if (process.stdout.isTTY) console.log(`Serving at http://localhost:${config.port} (Ctrl+C stops)`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        app.log.info({ signal }, 'stopping');
        readiness.ready = false;
        void sleep(config.drain)
          .then(() => app.close())
          .then(() => process.exit(0));
      });
    }
  } catch (error) {
    if (error instanceof BadConfig) console.error(`The settings are not right:\n${error.message}`);
    else if (error instanceof CannotStart) console.error(error.message);
    else throw error;
    process.exit(2);
  }
}

class CannotStart extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
