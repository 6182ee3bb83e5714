import { z } from 'zod';
import { TableId } from './basics';
import { ApiError } from './errors';
import {
  AnswerTaken,
  AnswerUndo,
  AskUndo,
  GamePatch,
  GameUpdate,
  GiveAnswer,
  GiveAnswers,
  SetCover,
} from './game';
import { limits } from './limits';
import { Orders } from './orders';
import { TableInfo } from './tables';
import { Said, Say } from './talk';

/** Chosen by the client, given back with the answer to its message. */
const Ref = z.string().max(limits.ref).optional();

/** What a client may say. The first message is `hello`. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    ref: Ref,
    table: TableId,
    /** The last fact and the last word this client has; 0 for none. */
    lastFact: z.int().nonnegative(),
    lastSaid: z.int().nonnegative(),
    epoch: z.int().nonnegative(),
    /** After the first update, say only what has changed; else every update is whole. */
    patches: z.boolean().optional(),
  }),
  /** The next update shall be whole: this client lost the thread. */
  z.object({
    type: z.literal('whole'),
    ref: Ref,
    lastFact: z.int().nonnegative(),
    epoch: z.int().nonnegative(),
  }),
  GiveAnswer.extend({ type: z.literal('answer'), ref: Ref }),
  GiveAnswers.extend({ type: z.literal('answers'), ref: Ref }),
  z.object({ type: z.literal('say'), ref: Ref, say: Say }),
  z.object({ type: z.literal('orders'), ref: Ref, orders: Orders }),
  AskUndo.extend({ type: z.literal('undo'), ref: Ref }),
  AnswerUndo.extend({ type: z.literal('undo-answer'), ref: Ref }),
  SetCover.extend({ type: z.literal('cover'), ref: Ref }),
  /** More time in the open reaction window. */
  z.object({ type: z.literal('hold'), ref: Ref }),
  z.object({ type: z.literal('ping'), ref: Ref }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** What the server says. */
export const ServerMessage = z.discriminatedUnion('type', [
  /** The table has changed: seats, presence, settings, a request to undo, a rematch. */
  z.object({ type: z.literal('table'), table: TableInfo }),
  /** The game has gone on; sent to every connected seat, each its own. */
  GameUpdate.extend({ type: z.literal('game') }),
  /** The same, in what has changed, for who asked for patches. */
  GamePatch.extend({ type: z.literal('patch') }),
  z.object({ type: z.literal('orders'), orders: Orders }),
  z.object({ type: z.literal('said'), said: z.array(Said) }),
  /** Your answer is stored. */
  AnswerTaken.extend({ type: z.literal('taken'), ref: Ref }),
  /** Your message was carried out. */
  z.object({ type: z.literal('done'), ref: Ref }),
  /** Your message was not carried out; nothing has changed. */
  ApiError.extend({ type: z.literal('refused'), ref: Ref }),
  z.object({ type: z.literal('pong'), ref: Ref }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/** Path of the socket. */
export const socketPath = '/api/socket';

/** Why the server closes a socket, beyond the usual codes. */
export const closeCodes = {
  /** Too many messages, or messages that make no sense. */
  misbehaved: 4400,
  notSignedIn: 4401,
  /** Come back in a moment: the server is being restarted. */
  restarting: 1012,
} as const;
