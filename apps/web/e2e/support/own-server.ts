import { rm } from 'node:fs/promises';
import { freePort, newFolder, ServerProcess } from '@ragtag/server/testing';
import { afterAll, beforeAll } from 'vitest';
import { servingClient } from './friends';

export interface OwnServer {
  readonly url: string;
  /** Where it keeps its tables. */
  readonly folder: string;
  start(): Promise<void>;
  kill(): Promise<unknown>;
}

/** Keeps a server in a process of its own running while the tests of a file run. */
export function ownServer(): OwnServer {
  let server: ServerProcess;
  beforeAll(async () => {
    server = new ServerProcess(await freePort(), await newFolder(), servingClient());
    await server.start();
  });
  afterAll(async () => {
    await server.kill();
    await rm(server.folder, { recursive: true, force: true });
  });
  return {
    get url() {
      return server.url;
    },
    get folder() {
      return server.folder;
    },
    start: () => server.start(),
    kill: () => server.kill(),
  };
}
