import type { Fact, GameView } from '@ragtag/kernel';
import { z } from 'zod';
import { GameId, Moment, Seat } from './basics';
import { RunningClock } from './clock';
import { limits } from './limits';

/** What the game's `view` builds; its own client knows more of it. */
const ViewData = z.custom<GameView>((value) => typeof value === 'object' && value !== null);
const FactData = z.custom<Fact>((value) => typeof value === 'object' && value !== null);

/**
 * Counts the times that answers were taken back. Facts and question ids are numbered anew from there, so an
 * answer to a question of an earlier count is stale.
 */
const Epoch = z.int().nonnegative();

const OneAnswer = z.object({
  /** Id of the question, as the view gives it; -1 for what is done unasked, such as what the view lists so. */
  question: z.int().min(-1),
  picks: z.array(z.string().max(limits.pick)).max(limits.picks),
});

export const GiveAnswer = OneAnswer.extend({ epoch: Epoch });
export type GiveAnswer = z.infer<typeof GiveAnswer>;

/** Answers that belong together, such as what is played, on what, and how it is paid: all are taken, or none. */
export const GiveAnswers = z.object({
  epoch: Epoch,
  answers: z.array(OneAnswer).min(1).max(limits.answers),
});
export type GiveAnswers = z.infer<typeof GiveAnswers>;

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

/** What has changed since the update or the patch before it on the same socket; what is not named is as it was. */
export const GamePatch = GameUpdate.omit({ view: true })
  .partial()
  .extend({
    /** Counts the patches since the last whole update, from 1: whoever misses one asks for the whole. */
    n: z.int().positive(),
    news: NumberedFacts,
    now: Moment,
    /** Fields of the view, each as it is now. */
    view: z.record(z.string(), z.unknown()).optional(),
    /** Fields that the view has no longer. */
    gone: z.array(z.string()).optional(),
    /** Players of the view, by seat. */
    players: z.record(z.string(), z.unknown()).optional(),
  });
export type GamePatch = z.infer<typeof GamePatch>;

export const AnswerTaken = z.object({
  /** The last, where several were given. */
  question: z.int(),
  /** It had been taken before; sending it again did nothing. */
  again: z.boolean(),
});
export type AnswerTaken = z.infer<typeof AnswerTaken>;

export const AskUndo = z.object({ answers: z.int().min(1).max(20) });
export const AnswerUndo = z.object({ agree: z.boolean() });
export const SetCover = z.object({ covered: z.boolean(), seat: Seat.optional() });

const Options = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));
const Answers = z.array(z.object({ seat: z.int(), question: z.int(), picks: z.array(z.string()) }));

/** A finished game as one file; `ragtag replay` and the replay page open it. */
export const GameFile = z.object({
  format: z.literal('ragtag-game'),
  version: z.literal(2),
  game: GameId,
  /** What the host picked; the rest has its default. */
  options: Options,
  /** The cards that it began with, as a hash, where a server noted them. */
  content: z.string().optional(),
  seed: z.string(),
  /** Who sat where, and what they brought, in games where players bring something. */
  seats: z.array(z.object({ name: z.string(), setup: z.unknown().optional() })),
  answers: Answers,
  /** How it ended, as the game says it; null where it has not. */
  over: z.unknown(),
});
export type GameFile = z.infer<typeof GameFile>;

/** A file from when there was only one game. */
export const FirstGameFile = z.object({
  format: z.literal('ragtag-game'),
  version: z.literal(1),
  options: Options,
  seed: z.string(),
  names: z.array(z.string()).optional(),
  answers: Answers,
  over: z.unknown().optional(),
});
export type FirstGameFile = z.infer<typeof FirstGameFile>;
