import { type Chooser, chooser, randomPicks } from '@ragtag/kernel';
import { type GameUpdate, patched, type ServerMessage, socketPath } from '@ragtag/protocol';
import { WebSocket } from 'ws';
import { seat } from '../test/support/game';
import { inBatches, type LoadedTables } from './measure';

/** A client that keeps only the newest update. */
export class Seat {
  game: GameUpdate | undefined;
  /** Is called with every update. */
  onUpdate: (() => void) | undefined;
  #waiting: { readonly since: number; readonly resolve: () => void } | undefined;
  #reply: ((message: ServerMessage) => void) | undefined;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'patch') count(patches, data.length);
      if (message.type === 'game') count(wholes, data.length);
      this.#receive(message);
    });
  }

  static async open(url: string, cookie: string, table: string): Promise<Seat> {
    const socket = new WebSocket(url.replace('http', 'ws') + socketPath, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const client = new Seat(socket);
    const seen = client.updatedSince(0);
    socket.send(JSON.stringify({ type: 'hello', table, lastFact: 0, lastSaid: 0, epoch: 0, patches: true }));
    await seen;
    return client;
  }

  /** Resolves when an update has come that the server made at this moment or later. */
  updatedSince(since: number): Promise<void> {
    if (this.game && this.game.now >= since) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting = { since, resolve };
    });
  }

  /** Resolves with the next update, whenever the server made it. */
  updatedNext(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = { since: 0, resolve };
    });
  }

  answer(question: number, picks: readonly string[]): Promise<ServerMessage> {
    return new Promise((resolve) => {
      this.#reply = resolve;
      const epoch = this.game?.epoch ?? 0;
      this.socket.send(JSON.stringify({ type: 'answer', ref: 'a', epoch, question, picks }));
    });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'game' || message.type === 'patch') {
      if (message.type === 'game') this.game = message;
      else if (this.game) this.game = patched(this.game, message);
      if (this.#waiting && message.now >= this.#waiting.since) this.#waiting.resolve();
      this.onUpdate?.();
    } else if ('ref' in message && message.ref === 'a') this.#reply?.(message);
  }
}

/** What came over all sockets: patches, and whole updates. */
export const patches = { messages: 0, bytes: 0 };
export const wholes = { messages: 0, bytes: 0 };

function count(of: typeof patches, bytes: number): void {
  of.messages++;
  of.bytes += bytes;
}

const nextMillisecond = () => new Promise((resolve) => setTimeout(resolve, 2));

/** What is played at the tables, and by how many. */
export interface Played {
  readonly seats: number;
  readonly game: string;
  /** The time is that of a database, from which servers and clients are some milliseconds apart. */
  readonly timedElsewhere?: boolean;
}

/** A table whose people come in turn to one server and another, where there are several. */
async function openTable(urls: readonly string[], { seats, game }: Played): Promise<Seat[]> {
  const names = Array.from({ length: seats }, (_, n) => `Player ${n + 1}`);
  const { table, people } = await seat(urls[0], names, { game, selection: { players: seats } });
  return Promise.all(people.map(({ cookie }, n) => Seat.open(urls[n % urls.length], cookie, table)));
}

/** When the server made the newest of what people at a table have seen. */
function latestOf(seats: readonly Seat[]): number {
  return seats.reduce((latest, { game }) => Math.max(latest, game?.now ?? 0), 0);
}

/** Answers one question at a table; starts a new game where one has ended. */
async function step(
  urls: readonly string[],
  played: Played,
  tables: Seat[][],
  table: number,
  choose: Chooser,
): Promise<number> {
  const seats = tables[table];
  if (seats[0].game?.view.over) {
    for (const { socket } of seats) socket.close();
    tables[table] = await openTable(urls, played);
    return step(urls, played, tables, table, choose);
  }
  const asked = seats.find(({ game }) => game?.view.questions.length);
  // The update with the next question is on its way.
  if (!asked?.game) {
    await nextMillisecond();
    return step(urls, played, tables, table, choose);
  }
  const [question] = asked.game.view.questions;
  // Updates carry the server's time: of two in the same millisecond one could be taken for the other. They seldom are,
  // for the last has been on its way since.
  const since = latestOf(seats) + 1;
  if (Date.now() < since) await nextMillisecond();
  const start = performance.now();
  // Nobody else is told that a reaction was answered.
  const watching = question.secret ? [asked] : seats;
  const seeing = (each: Seat) => (played.timedElsewhere ? each.updatedNext() : each.updatedSince(since));
  const updated = Promise.all(watching.map(seeing));
  const reply = await asked.answer(question.id, randomPicks(question, choose));
  // Where standing orders had passed in the meantime, nothing more follows.
  if (reply.type === 'taken' && !reply.again) {
    await updated;
    return performance.now() - start;
  }
  return step(urls, played, tables, table, choose);
}

export interface OurTables extends LoadedTables {
  /** What each seat sees now, as text. */
  views(): string[];
}

export async function openTables(urls: readonly string[], count: number, played: Played): Promise<OurTables> {
  const tables = await inBatches(count, 20, () => openTable(urls, played));
  const choose = chooser(1);
  return {
    count,
    step: (table) => step(urls, played, tables, table, choose),
    views: () => tables.flatMap((seats) => seats.map(({ game }) => JSON.stringify(game?.view))),
  };
}
