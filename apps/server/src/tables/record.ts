import type { Trail } from '@ragtag/host';
import type { SeatResult } from '@ragtag/kernel';
import type { BotLevel, Orders, Phase, TableSettings } from '@ragtag/protocol';

/** A table as it is stored, without the game's seed and state. */
export interface TableRecord {
  readonly id: string;
  /** How often the table or its game has changed; a change names the version it started from. */
  version: number;
  readonly invite: string;
  phase: Phase;
  settings: TableSettings;
  seats: SeatRecord[];
  /** User id of the host; empty where the host is forgotten and nobody has taken over. */
  host: string;
  readonly created: number;
  /** When something happened that everybody may know of: answers do not count. */
  changed: number;
  rematch: string | null;
  /** Bots play alone here, and have played enough until somebody looks. */
  paused?: boolean;
  webhook: string | null;
  game: GameRecord | null;
  /** How it ended for each seat; absent before the end, and in games that ended before this was noted. */
  results?: readonly SeatResult[];
}

export interface SeatRecord {
  kind: 'open' | 'person' | 'bot';
  user: string | null;
  name: string | null;
  level: BotLevel | null;
  /** A bot sits in for the person. */
  covered: boolean;
  orders: Orders;
  /** What the seat brings, as the game reads it; nobody else is told of it before the game is over. */
  setup?: unknown;
  /** How many times in a row time ran out. */
  timeouts: number;
}

/** What the server keeps about a running game beside its state. */
export interface GameRecord {
  /** The cards that it began with, as a hash; absent in games of earlier builds. */
  readonly content?: string;
  /** How many times answers were taken back. */
  epoch: number;
  answers: number;
  facts: number;
  /** Facts told so far, by seat; those told to spectators last. */
  told: number[];
  asked: Asked[];
  /** Milliseconds of reserve left, by seat. */
  reserves: number[];
  undo: UndoRecord | null;
  /** Who has asked for more time in the open reaction window. */
  held?: number[];
  trail: Trail | null;
}

/** A question that waits for an answer. */
export interface Asked {
  readonly seat: number;
  readonly question: number;
  readonly secret: boolean;
  readonly since: number;
  /** Nothing is answered for the player before this moment, nor a reaction carried out. */
  readonly ready: number;
  /** At that moment the reaction window closes, and whoever has not answered passes. */
  readonly timed?: boolean;
  /** What the player will do then. */
  readonly noted?: readonly string[];
}

export interface UndoRecord {
  readonly by: number;
  /** How many answers of the game stay. */
  readonly keep: number;
  readonly own: number;
  readonly epoch: number;
  agreed: number[];
}

/** A copy of a table whose game goes on: the settings, which no game changes, are shared, and seats until one changes. */
export function copyInPlay(table: TableRecord): TableRecord {
  const { game } = table;
  return {
    ...table,
    game: game && {
      ...game,
      told: game.told.slice(),
      reserves: game.reserves.slice(),
      undo: game.undo && { ...game.undo, agreed: game.undo.agreed.slice() },
    },
  };
}

/** Changes a seat of a copy whose seats are shared. */
export function changeSeat(table: TableRecord, seat: number, changes: Partial<SeatRecord>): void {
  table.seats = table.seats.map((each, n) => (n === seat ? { ...each, ...changes } : each));
}

export function seatOf(table: TableRecord, user: string | null): number | null {
  if (user === null) return null;
  const seat = table.seats.findIndex((each) => each.user === user);
  return seat < 0 ? null : seat;
}

/** People who play themselves at the moment. */
export function playingPeople(table: TableRecord): number[] {
  return table.seats.flatMap((seat, index) => (seat.kind === 'person' && !seat.covered ? [index] : []));
}

export function isSlow(table: TableRecord): boolean {
  return table.settings.clock.kind === 'slow';
}
