import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Pair {
  readonly to: number;
  readonly ends: readonly [Socket, Socket];
}

/** Passes connections on to a port of this machine, and can go dead, as a network does. */
export class Relay {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  #isDead = false;

  /** Whoever comes is passed on to the port that is named then; to none, and it is sent away. */
  constructor(choose: () => number | undefined) {
    this.#server = createServer((client) => {
      const to = choose();
      if (to === undefined) client.destroy();
      else this.#join(client, to);
    });
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as { port: number }).port;
  }

  #join(client: Socket, to: number): void {
    const behind = connect(to, '127.0.0.1');
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

  /** Cuts everybody off who was passed on to a port. */
  drop(port: number): void {
    for (const { to, ends } of this.#pairs) if (to === port) for (const end of ends) end.destroy();
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
  readonly #ports: readonly number[];
  readonly #ready = new Set<number>();
  readonly #relay: Relay;
  #turn = 0;
  #stopped = false;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#relay = new Relay(() => {
      const ready = ports.filter((port) => this.#ready.has(port));
      return ready[this.#turn++ % ready.length];
    });
  }

  async listen(): Promise<string> {
    await Promise.all(this.#ports.map((port) => this.#look(port)));
    for (const port of this.#ports) void this.#watch(port);
    return `http://127.0.0.1:${await this.#relay.listen()}`;
  }

  async #look(port: number): Promise<void> {
    const isReady = await fetch(`http://127.0.0.1:${port}/ready`, {
      signal: AbortSignal.timeout(answersWithin),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) this.#ready.add(port);
    else if (this.#ready.delete(port)) this.#relay.drop(port);
  }

  async #watch(port: number): Promise<void> {
    while (!this.#stopped) {
      await this.#look(port);
      await sleep(lookEvery);
    }
  }

  async close(): Promise<void> {
    this.#stopped = true;
    await this.#relay.close();
  }
}
