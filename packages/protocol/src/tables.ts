import { z } from 'zod';
import { GameId, InviteCode, line, Moment, PersonName, Seat, TableId } from './basics';
import { Clock, WhenTimeIsUp } from './clock';
import { Problem } from './errors';
import { limits } from './limits';

/** What the host picked; the game's option model judges it. */
export const Selection = z
  .record(z.string().regex(/^[a-zA-Z_0-9]{1,40}$/), z.union([z.boolean(), z.int(), z.string().max(40)]))
  .refine((selection) => Object.keys(selection).length <= 80);
export type Selection = z.infer<typeof Selection>;

export const Visibility = z.enum(['public', 'private']);

export const TableSettings = z.object({
  /** Fixed once the table is there. */
  game: GameId.optional(),
  name: line(limits.tableName),
  visibility: Visibility,
  selection: Selection,
  clock: Clock,
  whenTimeIsUp: WhenTimeIsUp,
  /** Free chat; claims are always allowed. */
  chat: z.boolean(),
  /**
   * Seconds that a reaction window stays open where several people play and the game is not slow, whoever could
   * react; or `wait` until all have answered, which tells that somebody could. The server has a default.
   */
  reactions: z.union([z.literal('wait'), z.int().min(2).max(60)]).optional(),
  /** Whether people without a seat may watch. */
  spectators: z.boolean(),
  /** How the game ends counts for the ratings of those who play it; fixed once the game has begun. */
  rated: z.boolean().optional(),
});
export type TableSettings = z.infer<typeof TableSettings>;

/** How well a bot plays. */
export const BotLevel = z.enum(['recruit', 'officer', 'admiral']);
export type BotLevel = z.infer<typeof BotLevel>;

export const CreateTable = TableSettings.partial().extend({
  /** Take the first seat at once; on unless switched off. */
  sit: z.boolean().optional(),
});
export type CreateTable = z.infer<typeof CreateTable>;

/** A whole game in one request: a private table with bots in the other seats, started. */
export const PlayNow = z.object({
  game: GameId.optional(),
  name: PersonName.optional(),
  selection: Selection.optional(),
  level: BotLevel.optional(),
  /** What you bring, such as a deck, as the game reads it; without it you are given something. */
  setup: z.unknown().optional(),
});
export type PlayNow = z.infer<typeof PlayNow>;

export const ChangeTable = TableSettings.omit({ game: true }).partial();
export type ChangeTable = z.infer<typeof ChangeTable>;

/** What a seat brings to the game, such as a deck, as far as it is told before the game is over. */
export const SeatSetup = z.object({
  /** It can be played with. */
  ready: z.boolean(),
  /** What others may read of it; null where nothing was brought yet. */
  label: z.string().nullable(),
  /** What is wrong with it, for its owner. */
  problems: z.array(Problem).optional(),
});
export type SeatSetup = z.infer<typeof SeatSetup>;

export const SeatInfo = z.object({
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string().nullable(),
  level: BotLevel.nullable(),
  you: z.boolean(),
  host: z.boolean(),
  /** Has the table open somewhere. */
  present: z.boolean(),
  /** A bot sits in until the player takes over again. */
  covered: z.boolean(),
  /** Null where nobody brings anything. */
  setup: SeatSetup.nullable(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** A stuck game cannot go on under the rules of this server; it can be left, and taken along as a file. */
export const Phase = z.enum(['lobby', 'playing', 'finished', 'closed', 'stuck']);
export type Phase = z.infer<typeof Phase>;

/** A request to take answers back, open until every other person at the table has agreed or one has not. */
export const UndoRequest = z.object({
  by: Seat,
  /** How many of the requester's own answers would be taken back. */
  answers: z.int(),
  agreed: z.array(Seat),
  needed: z.array(Seat),
});
export type UndoRequest = z.infer<typeof UndoRequest>;

export const TableInfo = z.object({
  id: TableId,
  /** Shown to those at the table. */
  invite: InviteCode.nullable(),
  phase: Phase,
  settings: TableSettings,
  seats: z.array(SeatInfo),
  /** Your seat, if you have one. */
  seat: Seat.nullable(),
  /** Whether you may change the table. */
  host: z.boolean(),
  watching: z.int(),
  created: Moment,
  changed: Moment,
  /** The table where the same people play again. */
  rematch: TableId.nullable(),
  undo: UndoRequest.nullable(),
  /**
   * Whether the server posts to a chat service when somebody must decide; the host sees where. Null on a server that
   * posts to none.
   */
  webhook: z.union([z.boolean(), z.string()]).nullable(),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** A line in a list of tables. */
export const TableSummary = z.object({
  id: TableId,
  game: GameId,
  name: z.string(),
  phase: Phase,
  players: z.int(),
  open: z.int(),
  people: z.array(z.string()),
  bots: z.int(),
  clock: Clock,
  /** The options, as the game writes them. */
  options: z.string(),
  changed: Moment,
});
export type TableSummary = z.infer<typeof TableSummary>;

export const MyTable = TableSummary.extend({
  seat: Seat.nullable(),
  /** The game waits for you. */
  yourTurn: z.boolean(),
  covered: z.boolean(),
});
export type MyTable = z.infer<typeof MyTable>;
