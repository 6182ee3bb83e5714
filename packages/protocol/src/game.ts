import type { BoardFact, Verdict, View } from '@ragtag/board-game';
import { z } from 'zod';
import { Moment, Seat } from './basics';
import { RunningClock } from './clock';
import { limits } from './limits';

/** A view as the board game's `view` builds it. */
const ViewData = z.custom<View>((value) => typeof value === 'object' && value !== null);
const FactData = z.custom<BoardFact>((value) => typeof value === 'object' && value !== null);

/**
 * Counts the times that answers were taken back. Facts and question ids are numbered anew from there, so an
 * answer to a question of an earlier count is stale.
 */
const Epoch = z.int().nonnegative();

export const GiveAnswer = z.object({
  epoch: Epoch,
  /** Id of the question, as the view gives it. */
  question: z.int().nonnegative(),
  picks: z.array(z.string().max(limits.pick)).max(limits.picks),
});
export type GiveAnswer = z.infer<typeof GiveAnswer>;

/** Facts of one seat, numbered from 1 as that seat has seen them. */
export const NumberedFacts = z.object({ first: z.int().positive(), facts: z.array(FactData) });
export type NumberedFacts = z.infer<typeof NumberedFacts>;

/** What a seat may know now, and what has happened since it last looked. */
export const GameUpdate = z.object({
  epoch: Epoch,
  view: ViewData,
  /** Starts at 1 where everything is told again, because answers were taken back or nothing had been seen. */
  news: NumberedFacts,
  /**
   * Some seats may be asked for a reaction right now; nobody is told which. Nothing else is going on meanwhile.
   */
  reactionsPossible: z.boolean(),
  /** When the open window closes, whoever could react; null where none is open or it has no time. */
  reactionsUntil: Moment.nullable(),
  /** Who has asked for more time in the open window. */
  held: z.array(Seat),
  /** By the id of your question: the window it belongs to. */
  windows: z.record(z.string(), z.string()),
  clocks: z.array(RunningClock),
  /** Milliseconds of reserve left, by seat; empty without one. */
  reserves: z.array(z.number()),
  /** How many of your latest answers you may take back without asking anybody. */
  undoable: z.int(),
  now: Moment,
});
export type GameUpdate = z.infer<typeof GameUpdate>;

export const AnswerTaken = z.object({
  question: z.int(),
  /** It had been taken before; sending it again did nothing. */
  again: z.boolean(),
});
export type AnswerTaken = z.infer<typeof AnswerTaken>;

export const AskUndo = z.object({ answers: z.int().min(1).max(20) });
export const AnswerUndo = z.object({ agree: z.boolean() });
export const SetCover = z.object({ covered: z.boolean(), seat: Seat.optional() });

/** A finished game as one file; `ragtag replay` and the replay page open it. */
export const GameFile = z.object({
  format: z.literal('ragtag-game'),
  version: z.literal(1),
  /** What the host picked; the rest has its default. */
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  seed: z.string(),
  names: z.array(z.string()).optional(),
  answers: z.array(z.object({ seat: z.int(), question: z.int(), picks: z.array(z.string()) })),
  /** How it ended. */
  over: z.custom<Verdict>((value) => typeof value === 'object').nullable(),
});
export type GameFile = z.infer<typeof GameFile>;
