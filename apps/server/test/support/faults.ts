import { setTimeout as sleep } from 'node:timers/promises';
import { chooser } from '@ragtag/kernel';
import { openPostgresStore } from '../../src/store/postgres';
import { comeBackAlways, compare, type Play } from './crashes';
import { type Seated, seat } from './game';
import { newPostgresHome } from './homes';
import { Nginx } from './nginx';
import { freePort, ServerProcess } from './process';
import { Balancer, Relay } from './relay';
import { newFolder } from './serve';

export const faults = ['killed', 'stopped', 'cut off'] as const;
export type Fault = (typeof faults)[number];

export interface FaultReport {
  readonly faults: Readonly<Record<Fault, number>>;
  readonly games: number;
  readonly acknowledged: number;
  /** The longest that no answer at a table was taken, in milliseconds. */
  readonly longestPause: number;
  readonly problems: string[];
}

/** A server whose way to the database can be cut. */
class Node {
  readonly server: ServerProcess;
  readonly #wire: Relay;

  private constructor(server: ServerProcess, wire: Relay) {
    this.server = server;
    this.#wire = wire;
  }

  static async start(database: string): Promise<Node> {
    const url = new URL(database);
    const to = Number(url.port);
    const wire = new Relay(() => to);
    url.port = String(await wire.listen());
    url.hostname = '127.0.0.1';
    const server = new ServerProcess(await freePort(), await newFolder(), {
      DATABASE_URL: url.href,
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: 'loopback',
    });
    await server.start();
    return new Node(server, wire);
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
        this.#wire.die();
        await sleep(forMs);
        this.#wire.revive();
    }
  }

  async stop(): Promise<void> {
    await this.server.kill();
    await this.#wire.close();
  }
}

/** Something before the servers that sends people to one of them. */
interface Proxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}
type ProxyBefore = (ports: readonly number[]) => Promise<Proxy>;

const balancer: ProxyBefore = async (ports) => {
  const proxy = new Balancer(ports);
  return { url: await proxy.listen(), stop: () => proxy.close() };
};

/** nginx as it is documented, which learns that a server is gone from those whom it sends there. */
export const nginx: ProxyBefore = async (ports) => {
  const proxy = await Nginx.before(ports);
  return { url: proxy.url, stop: () => proxy.stop() };
};

/** A new game, as soon as the proxy has somebody to send people to. */
async function seated(url: string): Promise<Seated> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await seat(url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 4 } });
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(200);
    }
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
  lasts: readonly [number, number],
  servers = 2,
  proxyBefore: ProxyBefore = balancer,
): Promise<FaultReport> {
  const home = await newPostgresHome(at);
  const database = home.settings.DATABASE_URL ?? '';
  const nodes: Node[] = [];
  for (let n = 0; n < servers; n++) nodes.push(await Node.start(database));
  const { url, stop } = await proxyBefore(nodes.map(({ server }) => server.port));
  const choose = chooser(seed);
  const problems: string[] = [];
  const counts: Record<Fault, number> = { killed: 0, stopped: 0, 'cut off': 0 };
  const left = [...wanted];
  let [games, acknowledged, longestPause] = [0, 0, 0];
  while (left.length > 0) {
    games++;
    const { table, people } = await seated(url);
    let lastTaken = performance.now();
    const taken = new (class extends Map<string, readonly string[]> {
      override set(key: string, picks: readonly string[]): this {
        longestPause = Math.max(longestPause, performance.now() - lastTaken);
        lastTaken = performance.now();
        return super.set(key, picks);
      }
    })();
    const play: Play = { table, people, taken, over: false, stopped: false };
    const players = people.map((_, n) => comeBackAlways(play, n, seed + games, problems));
    while (!play.over && left.length > 0) {
      const fault = left.shift() as Fault;
      await sleep(100 + choose(900));
      await nodes[choose(servers)].suffer(fault, lasts[0] + choose(lasts[1] - lasts[0] + 1));
      counts[fault]++;
    }
    // What is left of the game, for a while: it must go on.
    const before = play.taken.size;
    for (let n = 0; n < 200 && !play.over && play.taken.size === before; n++) await sleep(100);
    if (!play.over && play.taken.size === before) problems.push(`table ${table} did not go on`);
    play.stopped = true;
    const pages = await Promise.all(players);
    const store = await openPostgresStore(database);
    problems.push(...(await compare(store, play, pages)));
    await store.close();
    acknowledged += play.taken.size;
  }
  await stop();
  await Promise.all(nodes.map((node) => node.stop()));
  await home.remove();
  return { faults: counts, games, acknowledged, longestPause: Math.round(longestPause), problems };
}
