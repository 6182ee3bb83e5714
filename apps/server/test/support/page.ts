import type { BoardFact } from '@ragtag/board-game';
import type { ClientMessage, GameUpdate, Said, ServerMessage, TableInfo } from '@ragtag/protocol';
import { callUntilOpen, patched, StillThere, socketPath } from '@ragtag/protocol';
import { WebSocket } from 'ws';

type Refs = Extract<ServerMessage, { type: 'taken' | 'done' | 'refused' | 'pong' }>;

/** A client's page: keeps what a real one would, and every byte it has received. */
export class Page {
  game: GameUpdate | undefined;
  table: TableInfo | undefined;
  facts: BoardFact[] = [];
  said: Said[] = [];
  epoch = 0;
  /** Every message as it came. */
  readonly received: string[] = [];
  readonly problems: string[] = [];
  /** Patches since the last whole update. */
  patches = 0;
  onGame: ((game: GameUpdate) => void) | undefined;
  readonly closed: Promise<number>;
  #refs = 0;
  /** As a page does, it gives up a server that says nothing. */
  readonly #server = new StillThere(
    globalThis,
    () => void this.send({ type: 'ping' }),
    () => this.socket.terminate(),
  );
  readonly #waiting = new Map<string, (message: Refs | undefined) => void>();

  constructor(readonly socket: WebSocket) {
    this.#server.heard();
    socket.on('message', (data) => {
      this.#server.heard();
      this.#receive(String(data));
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        this.#server.stop();
        for (const settle of this.#waiting.values()) settle(undefined);
        this.#waiting.clear();
        resolve(code);
      });
    });
  }

  static async open(
    url: string,
    cookie: string,
    table: string,
    earlier?: Page,
    patches?: boolean,
  ): Promise<Page> {
    const page = await Page.#called(url.replace('http', 'ws') + socketPath, cookie);
    if (earlier) {
      page.facts = [...earlier.facts];
      page.said = [...earlier.said];
      page.epoch = earlier.epoch;
    }
    const reply = await page.send({
      type: 'hello',
      table,
      lastFact: page.facts.length,
      lastSaid: page.said.at(-1)?.n ?? 0,
      epoch: page.epoch,
      patches,
    });
    if (reply?.type !== 'done') throw new Error(`hello was answered with ${JSON.stringify(reply)}`);
    return page;
  }

  /** A page whose socket is open, called for as a page does. */
  static #called(address: string, cookie: string): Promise<Page> {
    return new Promise((resolve, reject) => {
      const call = () => {
        const socket = new WebSocket(address, { headers: { cookie } });
        socket.on('error', () => undefined);
        return socket;
      };
      const failed = () => reject(new Error(`${address} does not open`));
      callUntilOpen(globalThis, call, (socket) => resolve(new Page(socket)), failed);
    });
  }

  /** Sends a message and waits for its answer; undefined if the socket closes before. */
  send(message: ClientMessage): Promise<Refs | undefined> {
    const ref = String(this.#refs++);
    return new Promise((resolve) => {
      this.#waiting.set(ref, resolve);
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...message, ref }));
      else resolve(undefined);
    });
  }

  answer(question: number, picks: readonly string[], epoch = this.epoch): Promise<Refs | undefined> {
    if (this.socket.readyState === WebSocket.OPEN) this.#server.awaits();
    return this.send({ type: 'answer', epoch, question, picks: [...picks] });
  }

  close(): void {
    this.socket.close();
  }

  #see(game: GameUpdate): void {
    const { first, facts } = game.news;
    if (game.epoch !== this.epoch) this.facts = [];
    if (first !== this.facts.length + 1) this.problems.push(`fact ${first} came after ${this.facts.length}`);
    this.epoch = game.epoch;
    this.facts.push(...(facts as BoardFact[]));
    this.game = game;
    this.onGame?.(game);
  }

  #receive(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'game':
        this.patches = 0;
        this.#see(message);
        break;
      case 'patch':
        this.patches++;
        if (message.n !== this.patches || !this.game) this.problems.push(`patch ${message.n} came alone`);
        else this.#see(patched(this.game, message));
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'said':
        this.said.push(...message.said);
        break;
      case 'orders':
        break;
      default:
        if (message.ref !== undefined) {
          this.#waiting.get(message.ref)?.(message);
          this.#waiting.delete(message.ref);
        }
    }
  }
}
