import type { Answer, Fact } from '@ragtag/kernel';
import type { KeptSetup, PushDevice, Said } from '@ragtag/protocol';
import type { TableRecord } from '../tables/record';

/**
 * Where everything is kept. Made for several servers on one store: nothing here assumes that a game belongs to a
 * process, and a change is refused if somebody else was faster.
 */
export interface Store
  extends People,
    Accounts,
    Recovery,
    Ratings,
    Bans,
    Devices,
    Setups,
    Kept,
    Tables,
    Games,
    Talk,
    Retention,
    Following,
    Limits,
    Keepers {
  /** The time, the same for all servers of the store; it never goes back. */
  now(): number;
  /** When the store was last reached, by the clock of this process. */
  reachedAt(): number;
  /** Rejects while nothing can be read, or nothing stored. */
  check(): Promise<void>;
  /** Resolves when everything asked for before is stored. */
  close(): Promise<void>;
}

/** Nothing can be stored at the moment: the disk is full or gone, or others kept the store busy for too long. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super('nothing can be stored', { cause });
    this.name = 'NotStored';
  }
}

/** The store could not be reached in the middle of a change: it may or may not have been stored. */
export class OutOfReach extends NotStored {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'OutOfReach';
  }
}

export interface User {
  readonly id: string;
  readonly name: string;
}

export interface Session {
  readonly hash: string;
  readonly created: number;
  readonly seen: number;
}

export interface People {
  addUser(user: User, sessionHash: string, now: number): Promise<void>;
  rename(user: string, name: string): Promise<void>;
  userOfSession(sessionHash: string): Promise<User | undefined>;
  /** A new session in the place of an old one, if there is one: its device stays the same. */
  renewSession(user: string, oldHash: string | null, newHash: string, now: number): Promise<void>;
  /** Signs a device out. It is told nothing any more. */
  removeSession(sessionHash: string): Promise<void>;
  /** Signs out all devices but one, or all. */
  removeOtherSessions(user: string, sessionHash: string | null): Promise<void>;
  sessionsOf(user: string): Promise<Session[]>;
  /** Notes that a device was here, not more often than every hour. */
  seeSession(sessionHash: string, now: number): Promise<void>;
  user(id: string): Promise<User | undefined>;
  addLink(user: string, tokenHash: string, expires: number): Promise<void>;
  /** Uses a personal link up. */
  takeLink(tokenHash: string, now: number): Promise<string | undefined>;
  /** When a person first came. */
  createdAt(user: string): Promise<number | undefined>;
  /** Forgets a person: name, account, devices and all that belongs to them alone. Seats must be given up before. */
  removeUser(user: string): Promise<void>;
}

export type AccountTable = 'user' | 'account';
/** A row as the accounts library names its columns. */
export type AccountRow = Readonly<Record<string, string | number | null>>;

/** What the accounts library keeps: users, each with the person it leads to, and their passwords. */
export interface Accounts {
  /** Adds both or, where the name or the person has an account, neither. */
  addAccount(user: AccountRow, credential: AccountRow): Promise<boolean>;
  accountRows(table: AccountTable, where: AccountRow, limit: number): Promise<AccountRow[]>;
  changeAccountRows(table: AccountTable, where: AccountRow, values: AccountRow): Promise<number>;
}

/** Ways back into an account whose password is lost, of which only hashes are kept, and the person's mail address. */
export interface Recovery {
  /** Puts codes that last until they are used in the place of those that there are. */
  setCodes(person: string, hashes: readonly string[]): Promise<void>;
  /** One more, that was sent by mail: for a new password, or to prove that an address is the person's. */
  addCode(person: string, hash: string, expires: number, mail: string | null): Promise<void>;
  /** Uses a code up. It says which address it proves, if it is for that. */
  takeCode(person: string, hash: string, now: number): Promise<{ readonly mail: string | null } | undefined>;
  /** How many there are that last. */
  codesLeft(person: string): Promise<number>;
  mailOf(person: string): Promise<string | null>;
  setMail(person: string, address: string | null): Promise<void>;
}

/** How strong somebody is held to be in a game, and how far that may be wrong. */
export interface Rating {
  readonly mean: number;
  readonly doubt: number;
  readonly games: number;
}

export interface Ratings {
  ratingsOf(person: string): Promise<(Rating & { readonly game: string })[]>;
  /** Rates those who played at a table, once; says whether it was now. Who has no rating yet is undefined. */
  rate(
    table: string,
    game: string,
    people: readonly string[],
    judge: (before: readonly (Rating | undefined)[]) => readonly Rating[],
  ): Promise<boolean>;
  /** Finished tables that want a rating and have none, among those that changed since. */
  unrated(since: number): Promise<TableRecord[]>;
}

/** People and addresses that are not wanted here. */
export interface Bans {
  ban(subject: string, since: number, until: number | null): Promise<void>;
  /** Whether there was a ban. */
  unban(subject: string): Promise<boolean>;
  bans(now: number): Promise<Ban[]>;
}

export interface Ban {
  /** The id of a person, or an address. */
  readonly subject: string;
  readonly since: number;
  /** Null for until it is lifted. */
  readonly until: number | null;
}

/** Devices that want to be told of turns. A device belongs to its session, and so to whoever is signed in there. */
export interface Devices {
  addDevice(device: PushDevice, sessionHash: string): Promise<void>;
  removeDevice(endpoint: string): Promise<void>;
  devicesOf(user: string): Promise<PushDevice[]>;
}

/** What people keep to bring to games. It belongs to one person, and nobody else is told of it. */
export interface Setups {
  setupsOf(user: string): Promise<KeptSetup[]>;
  /** How many a person has for a game. */
  countSetups(user: string, game: string): Promise<number>;
  /** Keeps the next version of something, unless it has another version by now; 0 where there is none yet. */
  keepSetup(user: string, setup: KeptSetup): Promise<boolean>;
  removeSetup(user: string, id: string): Promise<void>;
}

/** What the servers of a store made for themselves, once. */
export interface Kept {
  /** Keeps a value unless there is one under this name; returns the one that is kept. */
  keep(name: string, value: string): Promise<string>;
}

export interface Tables {
  addTable(table: TableRecord): Promise<void>;
  table(id: string): Promise<TableRecord | undefined>;
  /** Which version of a table is stored. */
  version(id: string): Promise<number | undefined>;
  /** A table with its game, both of one version. */
  tableWithGame(id: string): Promise<TableWithGame | undefined>;
  tableInvited(code: string): Promise<TableRecord | undefined>;
  publicTables(since: number, limit: number): Promise<TableRecord[]>;
  tablesOf(user: string, limit: number): Promise<TableRecord[]>;
  /** Stores a change as a whole, durably, unless the table is no longer at the version the change started from. */
  commit(change: Change): Promise<Stored | undefined>;
  /** Which versions of tables are stored, of those that there are. */
  versions(ids: readonly string[]): Promise<TableVersion[]>;
  /** Tables where something was to be done before this moment, and no other server will do it. */
  due(before: number, limit: number): Promise<string[]>;
  /** Whether this server does what is due at a table, as far as it knows. */
  keeps(table: string): boolean;
}

export interface TableVersion {
  readonly id: string;
  readonly version: number;
  /** Number of the last word said. */
  readonly said: number;
  /** This server is to do what is due there, and no other. */
  readonly kept?: boolean;
}

/** Whoever wants to know what other servers do. */
export interface Hearer {
  changed(tables: readonly TableVersion[]): Promise<void>;
  /** Changes may have been missed, of whatever tables. */
  missed(): Promise<void>;
  /** Somebody has a table open at another server, or no more. */
  cameOrWent(table: string): void;
}

export interface Following {
  /** Tells of what other servers change from now on, until the store is closed; looks as often as this if it must. */
  follow(hearer: Hearer, every: number): Promise<void>;
  /** Lets other servers know who has a table open here. */
  present(table: string, users: readonly string[]): void;
  /** Who has it open at other servers. */
  presentElsewhere(table: string): ReadonlySet<string>;
}

/** For whoever keeps the server. */
export interface Keepers {
  /** Those that changed last come first. */
  allTables(): Promise<TableRecord[]>;
  /** Gives back room that is not used any more. */
  compact(): Promise<void>;
  room(): Promise<Room>;
}

/** How much the store takes of a disk, in bytes, and how much is left there, where that can be seen from here. */
export interface Room {
  readonly used: number;
  readonly free?: number;
}

/** What may be done only so often, at all servers together. Whoever is counted leaves no trace but a hash. */
export interface Limits {
  /** Whether one more is allowed now: a steady rate, with some saved up at most. */
  take(key: string, perSecond: number, most: number): Promise<boolean>;
  /** Allows one more after all. */
  giveBack(key: string): Promise<void>;
  /** Begins anew. */
  forgive(key: string): Promise<void>;
  /** Whether something was taken of late, under this name. */
  isCounted(key: string): Promise<boolean>;
}

export interface Stored {
  /** Number of the last word said at the table, where the change says something. */
  readonly said?: number;
}

export interface Change {
  /** The table as it shall be. Its version is the one it had before. */
  readonly table: TableRecord;
  /** When the server must next do something by itself. */
  readonly due: number | null;
  readonly game?: GameChange;
  /** What bots say with their answers. */
  readonly says?: readonly Omit<Said, 'n'>[];
}

export interface TableWithGame {
  readonly table: TableRecord;
  /** As it was last stored as a whole: null before the start, undefined if damaged. */
  readonly state: unknown;
  /** The answers since. */
  readonly recent: readonly StoredAnswer[];
}

/**
 * A change to a game. Most store only the answers since the state was last stored as a whole; now and then the state
 * is, with a chapter of what has happened since the last time.
 */
export interface GameChange {
  /** With the first change: starts the game. */
  readonly seed?: string;
  /** Those that are new. */
  readonly answers: readonly StoredAnswer[];
  /** All since the state was last stored as a whole; none where it is now. */
  readonly recent: readonly StoredAnswer[];
  /** As the game saves it. Stored with a chapter, and made only then: it takes as long as the answer itself. */
  state(): unknown;
  readonly chapter?: Chapter;
  /** The chapter takes the place of all that there are. */
  readonly alone?: boolean;
}

/** A stretch of a game: what was answered and what was told. */
export interface Chapter {
  /** How many answers the game has with it. */
  readonly till: number;
  readonly answers: readonly StoredAnswer[];
  /** As the game saves them. */
  readonly facts: readonly Fact[];
}

/** A whole game as it is stored, all of one version. */
export interface History {
  readonly chapters: readonly Chapter[];
  /** As it was after the last chapter; undefined if damaged. */
  readonly state: unknown;
  readonly recent: readonly StoredAnswer[];
}

export interface StoredAnswer extends Answer {
  /** Who gave it: the player, or something on the player's behalf. */
  readonly by: 'person' | 'bot' | 'order' | 'clock';
}

export interface Games {
  seed(table: string): Promise<string | undefined>;
  answers(table: string): Promise<StoredAnswer[]>;
  answerTo(table: string, seat: number, question: number): Promise<StoredAnswer | undefined>;
  history(table: string): Promise<History | undefined>;
}

export interface Retention {
  /** Forgets what was last used before these moments, and says how much; null for what is kept for good. */
  tidy(limits: {
    /** Tables whose game never began. */
    readonly lobbies: number | null;
    /** Devices, and guests who are on none and sit nowhere. */
    readonly sessions: number | null;
    /** What was said at tables whose game is over. */
    readonly talk: number | null;
    /** What was told in games that are over: how they ended, options, seed and answers stay. */
    readonly logs: number | null;
    /** Counts of what may be done only so often. */
    readonly counts: number | null;
  }): Promise<{
    readonly tables: number;
    readonly sessions: number;
    readonly guests: number;
    readonly words: number;
    readonly logs: number;
  }>;
}

export interface Talk {
  /** Stores what was said and gives it its number; not where more has been said than can be kept. */
  say(table: string, said: Omit<Said, 'n'>): Promise<Said | undefined>;
  talk(table: string, after: number, limit: number): Promise<Said[]>;
  /** Puts another name on what was said from a seat, and under the old name before the game, and drops its words. */
  forgetWords(table: string, seat: number | null, name: string, wanted: string): Promise<void>;
}
