import { setTimeout as sleep } from 'node:timers/promises';
import { chooser } from '@ragtag/kernel';
import { openPostgresStore } from '../../src/store/postgres';
import { comeBackAlways, compare, type Play } from './crashes';
import { type Seated, seat } from './game';
import { newPostgresHome } from './homes';
import type { Page } from './page';
import { freePort, ServerProcess } from './process';
import type { DocumentedProxy, RunningProxy } from './proxies';
import { Balancer } from './relay';
import { newFolder } from './serve';
import { type Wire, wiredBy, wireTo } from './wires';

export const faults = ['killed', 'stopped', 'cut off'] as const;
export type Fault = (typeof faults)[number];

export interface FaultReport {
  readonly faults: Readonly<Record<Fault, number>>;
  readonly cutOffBy: string;
  readonly games: number;
  readonly acknowledged: number;
  /** The longest that no answer at a table was taken, in milliseconds. */
  readonly longestPause: number;
  readonly problems: string[];
}

/** A server whose way to the database can be cut. */
class CutOffServer {
  readonly server: ServerProcess;
  readonly #wire: Wire;

  private constructor(server: ServerProcess, wire: Wire) {
    this.server = server;
    this.#wire = wire;
  }

  static async start(database: string): Promise<CutOffServer> {
    const wire = await wireTo(database);
    const settings = {
      DATABASE_URL: wire.database,
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: 'loopback,uniquelocal',
    };
    const server = new ServerProcess(await freePort(), await newFolder(), settings, wire);
    await server.start();
    return new CutOffServer(server, wire);
  }

  async suffer(fault: Fault, forMs: number): Promise<void> {
    switch (fault) {
      case 'killed':
        await this.server.kill();
        await sleep(forMs);
        await this.server.start();
        return;
      case 'stopped':
        this.server.signal('SIGSTOP');
        await sleep(forMs);
        this.server.signal('SIGCONT');
        return;
      case 'cut off':
        this.#wire.cut();
        await sleep(forMs);
        this.#wire.mend();
    }
  }

  async stop(): Promise<void> {
    await this.server.kill();
    await this.#wire.remove();
  }
}

const balancer: DocumentedProxy['before'] = async (servers) => {
  const proxy = new Balancer(servers);
  return { url: await proxy.listen(), stop: () => proxy.close() };
};

/** A new game, as soon as the proxy has somebody to send people to. */
async function seated(url: string): Promise<Seated> {
  const patience = performance.now() + 120_000;
  for (;;) {
    try {
      return await seat(url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 4 } });
    } catch (error) {
      if (performance.now() > patience) throw error;
      await sleep(200);
    }
  }
}

/** How long each fault lasts, in milliseconds: the shortest and the longest. */
export type Lasts = Readonly<Record<Fault, readonly [number, number]>>;

/** As long as pages wait before they come back. */
const wait = 500;

/** A game whose players come back whatever happens, and the longest that none of its answers was taken. */
class Game {
  readonly play: Play;
  readonly #players: Promise<Page | undefined>[];
  #lastTaken = performance.now();
  #longestPause = 0;

  constructor({ table, people }: Seated, seed: number, problems: string[]) {
    const game = this;
    const taken = new (class extends Map<string, readonly string[]> {
      override set(key: string, picks: readonly string[]): this {
        game.#pause();
        game.#lastTaken = performance.now();
        return super.set(key, picks);
      }
    })();
    this.play = { table, people, taken, over: false, stopped: false, wait };
    this.#players = people.map((_, n) => comeBackAlways(this.play, n, seed, problems));
  }

  #pause(): void {
    this.#longestPause = Math.max(this.#longestPause, performance.now() - this.#lastTaken);
  }

  /** Up to now, where it has not ended. */
  get longestPause(): number {
    if (!this.play.over) this.#pause();
    return this.#longestPause;
  }

  async stop(): Promise<(Page | undefined)[]> {
    this.play.stopped = true;
    return Promise.all(this.#players);
  }
}

/**
 * Plays games over sockets at two servers or more behind a proxy, while one of them is killed, stopped or cut off from
 * the database; the others go on. Compares what players were told with what is stored.
 */
export async function playThroughFaults(
  at: string,
  wanted: readonly Fault[],
  seed: number,
  lasts: Lasts,
  servers = 2,
  proxyBefore = balancer,
): Promise<FaultReport> {
  const home = await newPostgresHome(at);
  const database = home.settings.DATABASE_URL ?? '';
  const nodes: CutOffServer[] = [];
  let proxy: RunningProxy | undefined;
  try {
    for (let n = 0; n < servers; n++) nodes.push(await CutOffServer.start(database));
    proxy = await proxyBefore(nodes.map(({ server }) => server.address));
    return await playThrough(proxy.url, database, nodes, wanted, seed, lasts);
  } finally {
    await proxy?.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    await home.remove();
  }
}

async function playThrough(
  url: string,
  database: string,
  nodes: readonly CutOffServer[],
  wanted: readonly Fault[],
  seed: number,
  lasts: Lasts,
): Promise<FaultReport> {
  const choose = chooser(seed);
  const problems: string[] = [];
  const counts: Record<Fault, number> = { killed: 0, stopped: 0, 'cut off': 0 };
  const bring = async () => {
    for (const fault of wanted) {
      await sleep(100 + choose(900));
      const [shortest, longest] = lasts[fault];
      await nodes[choose(nodes.length)].suffer(fault, shortest + choose(longest - shortest + 1));
      counts[fault]++;
    }
  };
  let isOver = false;
  const trouble = bring()
    .catch((error) => void problems.push(String(error)))
    .finally(() => {
      isOver = true;
    });
  let [games, acknowledged, longestPause] = [0, 0, 0];
  while (!isOver) {
    games++;
    const game = new Game(await seated(url), seed + games, problems);
    const { play } = game;
    while (!play.over && !isOver) await sleep(50);
    // What is left of the game, for a while: it must go on.
    const before = play.taken.size;
    for (let n = 0; n < 300 && !play.over && play.taken.size === before; n++) await sleep(100);
    if (!play.over && play.taken.size === before) problems.push(`table ${play.table} did not go on`);
    longestPause = Math.max(longestPause, game.longestPause);
    const pages = await game.stop();
    const store = await openPostgresStore(database);
    problems.push(...(await compare(store, play, pages)));
    await store.close();
    acknowledged += play.taken.size;
  }
  await trouble;
  return {
    faults: counts,
    cutOffBy: wiredBy,
    games,
    acknowledged,
    longestPause: Math.round(longestPause),
    problems,
  };
}
