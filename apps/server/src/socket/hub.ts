import { closeCodes, type Orders, type Said } from '@ragtag/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { factsSince } from '../games/told';
import { toldTo } from '../games/update';
import type { Onlookers } from '../rooms/follower';
import type { Changed, Loaded, Rooms } from '../rooms/rooms';
import type { Store } from '../store/store';
import { type Surroundings, tableInfo } from '../tables/info';
import { type GameRecord, seatOf, type TableRecord } from '../tables/record';
import type { Connection } from './connection';
import { whoMayNotice } from './notice';
import { looksTheSame } from './public-side';
import { type Listening, Telling, tellAlone } from './telling';

const untilCookieArrived = 1000;

/** The open sockets, by table. Tells each what it may know after every change. */
export class Hub implements Surroundings, Onlookers {
  readonly webhooks: boolean;
  readonly #tables = new Map<string, Set<Connection>>();
  readonly #rooms: Rooms;
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;

  constructor({ webhooks }: Config, rooms: Rooms, store: Store, log: FastifyBaseLogger) {
    this.webhooks = webhooks;
    this.#rooms = rooms;
    this.#store = store;
    this.#log = log;
    rooms.onChange((changed) => this.#announce(changed));
  }

  isPresent(table: string, user: string): boolean {
    for (const connection of this.#at(table)) if (connection.user.id === user) return true;
    return this.#store.presentElsewhere(table).has(user);
  }

  watching(table: TableRecord): number {
    const users = new Set<string>();
    for (const { user } of this.#at(table.id)) if (seatOf(table, user.id) === null) users.add(user.id);
    for (const user of this.#store.presentElsewhere(table.id))
      if (seatOf(table, user) === null) users.add(user);
    return users.size;
  }

  hasAnybodyAt(table: string): boolean {
    return this.#tables.has(table);
  }

  /** Whether anybody has a table open, at whichever server. */
  isWatched(table: string): boolean {
    return this.#tables.has(table) || this.#store.presentElsewhere(table).size > 0;
  }

  tables(): Iterable<string> {
    return this.#tables.keys();
  }

  get connections(): number {
    let n = 0;
    for (const connections of this.#tables.values()) n += connections.size;
    return n;
  }

  /**
   * Lets a connection look at a table, and tells it everything since what it has. Only from when it is here does this
   * server follow what others store, so the table is looked up after that: nothing falls between.
   */
  async join(connection: Connection, id: string): Promise<void> {
    this.leave(connection);
    connection.table = id;
    let connections = this.#tables.get(id);
    if (!connections) {
      connections = new Set();
      this.#tables.set(id, connections);
    }
    connections.add(connection);
    this.#notePresence(id);
    const { table, state } = await this.#rooms.current(id);
    this.#tellPresence(table);
    const seat = seatOf(table, connection.user.id);
    if (seat !== null) connection.send({ type: 'orders', orders: table.seats[seat].orders });
    const said = await this.#store.talk(table.id, connection.lastSaid, 500);
    if (said.length > 0) this.#tellSaid(connection, said);
    if (state) await this.#inTurn(connection, () => this.#catchUp(connection));
  }

  /** Tells a connection the whole that it has lost, in turn with what else it is told. */
  async tellAnew(connection: Connection): Promise<void> {
    await this.#inTurn(connection, () => this.#catchUp(connection));
  }

  leave(connection: Connection): void {
    const { table } = connection;
    const connections = table === undefined ? undefined : this.#tables.get(table);
    if (table === undefined || !connections?.delete(connection)) return;
    connection.table = undefined;
    if (connections.size === 0) this.#tables.delete(table);
    this.#notePresence(table);
    if (connections.size > 0) this.tellPresenceAt(table);
  }

  tellPresenceAt(table: string): void {
    this.#rooms.load(table).then((loaded) => this.#tellPresence(loaded.table), this.#fail);
  }

  /** For the other servers. */
  #notePresence(table: string): void {
    this.#store.present(table, [...new Set([...this.#at(table)].map(({ user }) => user.id))]);
  }

  /** Has everybody come back later, perhaps to another server. */
  sendAllAway(reason: string): void {
    for (const connections of this.#tables.values()) {
      for (const connection of connections) connection.close(closeCodes.restarting, reason);
    }
  }

  /** Has every socket of a person come back, with the cookie that its browser has by then. */
  reconnect(user: string): void {
    const close = () => {
      for (const connections of this.#tables.values()) {
        for (const connection of connections) {
          if (connection.user.id === user) connection.sendAway();
        }
      }
    };
    setTimeout(close, untilCookieArrived).unref();
  }

  async hearUpTo(table: string, said: number): Promise<void> {
    let least = said;
    for (const { lastSaid } of this.#at(table)) least = Math.min(least, lastSaid);
    if (least === said) return;
    const missed = await this.#store.talk(table, least, 500);
    for (const connection of this.#at(table)) this.#tellSaid(connection, missed);
  }

  /** To every device that the player has the table open on. */
  tellOrders(table: string, user: string, orders: Orders): void {
    for (const connection of this.#at(table)) {
      if (connection.user.id === user) connection.send({ type: 'orders', orders });
    }
  }

  tellSaid(table: string, said: Said): void {
    for (const connection of this.#at(table)) {
      // Something that was said through another server has not come here yet.
      if (connection.lastSaid < said.n - 1) {
        this.hearUpTo(table, said.n).catch(this.#fail);
        return;
      }
      this.#tellSaid(connection, [said]);
    }
  }

  #tellSaid(connection: Connection, said: readonly Said[]): void {
    const fresh = said.filter(({ n }) => n > connection.lastSaid);
    if (fresh.length === 0) return;
    connection.lastSaid = fresh[fresh.length - 1].n;
    connection.send({ type: 'said', said: fresh });
  }

  #at(table: string): ReadonlySet<Connection> {
    return this.#tables.get(table) ?? nobody;
  }

  #tellPresence(table: TableRecord): void {
    for (const connection of this.#at(table.id)) this.#tellTable(connection, table);
  }

  #tellTable(connection: Connection, table: TableRecord): void {
    connection.send({ type: 'table', table: tableInfo(table, connection.user.id, this) });
  }

  #announce({ before, after, facts, said }: Changed): void {
    const connections = this.#at(after.table.id);
    if (connections.size === 0) return;
    if (said !== undefined) this.hearUpTo(after.table.id, said).catch(this.#fail);
    const tableChanged = !before || !looksTheSame(before.table, after.table);
    const mayNotice = whoMayNotice(before, after);
    const told: Listening[] = [];
    for (const connection of connections) {
      if (!maySee(after, connection)) {
        this.leave(connection);
        connection.sendAway();
        continue;
      }
      if (tableChanged) this.#tellTable(connection, after.table);
      const reader = seatOf(after.table, connection.user.id);
      if (after.state && mayNotice(reader)) told.push({ connection, reader });
    }
    const { state } = after;
    if (!state || told.length === 0) return;
    const telling = facts && new Telling({ ...after, state }, facts, told, this.#store.now());
    for (const { connection, reader } of told) {
      void this.#inTurn(connection, () => {
        if (connection.table !== after.table.id) return undefined;
        if (!telling || !this.#isNext(connection, after, reader, facts.length, before)) {
          return this.#catchUp(connection);
        }
        connection.lastFact = toldTo(after.table.game as GameRecord, reader);
        telling.tell(connection, reader);
        return undefined;
      });
    }
  }

  /** Whether a connection has exactly what came before this change. */
  #isNext(
    connection: Connection,
    after: Loaded,
    seat: number | null,
    facts: number,
    before: Loaded | undefined,
  ): boolean {
    const game = after.table.game as GameRecord;
    if (connection.epoch !== game.epoch) return false;
    const earlier = before?.table.game ? toldTo(before.table.game, seat) : 0;
    return connection.lastFact === earlier && toldTo(game, seat) - earlier <= facts;
  }

  /** Tells a connection everything since what it has, as read from the store. */
  async #catchUp(connection: Connection): Promise<void> {
    if (connection.table === undefined) return;
    const loaded = await this.#rooms.load(connection.table);
    const { table, state } = loaded;
    if (!state || !table.game || !maySee(loaded, connection)) return;
    const seat = seatOf(table, connection.user.id);
    const told = toldTo(table.game, seat);
    const resumes = connection.epoch === table.game.epoch && connection.lastFact <= told;
    const skip = resumes ? connection.lastFact : 0;
    const news = await factsSince(this.#store, loaded, seat, skip);
    if (news.length !== told - skip) return;
    connection.lastFact = told;
    connection.epoch = table.game.epoch;
    tellAlone(connection, { ...loaded, state }, seat, news, this.#store.now());
  }

  /** At once where nothing else is being told. */
  #inTurn(connection: Connection, run: () => Promise<void> | undefined): Promise<void> | undefined {
    const begin = () => {
      try {
        return run()?.catch(this.#fail);
      } catch (error) {
        this.#fail(error);
        return undefined;
      }
    };
    const telling = connection.telling ? connection.telling.then(begin) : begin();
    if (!telling) return undefined;
    connection.telling = telling;
    return telling.then(() => {
      if (connection.telling === telling) connection.telling = undefined;
    });
  }

  readonly #fail = (error: unknown) => {
    this.#log.error({ err: error }, 'could not tell a connection what happened');
  };
}

/** A host may close a table to spectators while they watch, and before its game begins. */
function maySee({ table, state }: Loaded, { user }: Connection): boolean {
  return !state || table.settings.spectators || seatOf(table, user.id) !== null;
}

const nobody: ReadonlySet<Connection> = new Set();
