import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Pair {
  /** Host and port. */
  readonly to: string;
  readonly ends: readonly [Socket, Socket];
}

/** Passes connections on to another address, and can go dead, as a network does. */
export class Relay {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  #isDead = false;

  /** Whoever comes is passed on to the address that is named then; to none, and it is sent away. */
  constructor(choose: () => string | undefined) {
    this.#server = createServer((client) => {
      const to = choose();
      if (to === undefined) client.destroy();
      else this.#join(client, to);
    });
  }

  async listen(host = '127.0.0.1'): Promise<string> {
    this.#server.listen(0, host);
    await once(this.#server, 'listening');
    return `${host}:${(this.#server.address() as { port: number }).port}`;
  }

  #join(client: Socket, to: string): void {
    const [host, port] = to.split(':');
    const behind = connect(Number(port), host);
    const pair: Pair = { to, ends: [client, behind] };
    this.#pairs.add(pair);
    for (const [from, into] of [pair.ends, [behind, client]] as const) {
      from.on('data', (data) => into.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        into.destroy();
        this.#pairs.delete(pair);
      });
      if (this.#isDead) from.pause();
    }
  }

  /** Nothing gets through any more, and nobody is told. */
  die(): void {
    this.#isDead = true;
    for (const { ends } of this.#pairs) for (const end of ends) end.pause();
  }

  revive(): void {
    this.#isDead = false;
    for (const { ends } of this.#pairs) for (const end of ends) end.resume();
  }

  /** Cuts everybody off who was passed on to an address. */
  drop(address: string): void {
    for (const { to, ends } of this.#pairs) if (to === address) for (const end of ends) end.destroy();
  }

  async close(): Promise<void> {
    for (const { ends } of this.#pairs) for (const end of ends) end.destroy();
    this.#server.close();
  }
}

const lookEvery = 300;
const answersWithin = 1500;

/** A proxy before several servers, which sends people to those that say they are ready, in turn. */
export class Balancer {
  readonly #servers: readonly string[];
  readonly #ready = new Set<string>();
  readonly #relay: Relay;
  #turn = 0;
  #stopped = false;

  /** By host and port. */
  constructor(servers: readonly string[]) {
    this.#servers = servers;
    this.#relay = new Relay(() => {
      const ready = servers.filter((server) => this.#ready.has(server));
      return ready[this.#turn++ % ready.length];
    });
  }

  async listen(): Promise<string> {
    await Promise.all(this.#servers.map((server) => this.#look(server)));
    for (const server of this.#servers) void this.#watch(server);
    return `http://${await this.#relay.listen()}`;
  }

  async #look(server: string): Promise<void> {
    const isReady = await fetch(`http://${server}/ready`, {
      signal: AbortSignal.timeout(answersWithin),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) this.#ready.add(server);
    else if (this.#ready.delete(server)) this.#relay.drop(server);
  }

  async #watch(server: string): Promise<void> {
    while (!this.#stopped) {
      await this.#look(server);
      await sleep(lookEvery);
    }
  }

  async close(): Promise<void> {
    this.#stopped = true;
    await this.#relay.close();
  }
}
