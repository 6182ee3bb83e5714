import { z } from 'zod';
import {
  AnswerTaken,
  AnswerUndo,
  AskUndo,
  GameFile,
  GameUpdate,
  GiveAnswer,
  GiveAnswers,
  SetCover,
} from '../game';
import { Orders } from '../orders';
import { TableInfo } from '../tables';
import { Said, Say } from '../talk';
import { route, table } from './route';

const after = z.object({ after: z.coerce.number().pipe(z.int().nonnegative()).default(0) });

/** The game at a table, and what is said at it. */
export const playRoutes = {
  game: route({
    method: 'GET',
    path: '/api/tables/{table}/game',
    summary: 'What you may know of the game, and the facts after the one given',
    params: table,
    query: after,
    response: GameUpdate,
  }),
  answer: route({
    method: 'POST',
    path: '/api/tables/{table}/answers',
    summary: 'Answer one of your questions',
    params: table,
    body: GiveAnswer,
    response: AnswerTaken,
  }),
  answerAll: route({
    method: 'POST',
    path: '/api/tables/{table}/answers/all',
    summary: 'Answer several of your questions as one: all are taken, or none',
    params: table,
    body: GiveAnswers,
    response: AnswerTaken,
  }),
  undo: route({
    method: 'POST',
    path: '/api/tables/{table}/undo',
    summary: 'Take back your latest answers, or ask the others to agree to it',
    params: table,
    body: AskUndo,
    response: TableInfo,
  }),
  answerUndo: route({
    method: 'POST',
    path: '/api/tables/{table}/undo/answer',
    summary: "Agree to another player's request to undo, or not",
    params: table,
    body: AnswerUndo,
    response: TableInfo,
  }),
  orders: route({
    method: 'GET',
    path: '/api/tables/{table}/orders',
    summary: 'Your standing orders at this table',
    params: table,
    response: Orders,
  }),
  setOrders: route({
    method: 'PUT',
    path: '/api/tables/{table}/orders',
    summary: 'Change your standing orders',
    params: table,
    body: Orders,
    response: Orders,
  }),
  cover: route({
    method: 'PUT',
    path: '/api/tables/{table}/cover',
    summary: 'Let a bot sit in for you, or take over again; a host may do so for a player who is not there',
    params: table,
    body: SetCover,
    response: TableInfo,
  }),
  hold: route({
    method: 'POST',
    path: '/api/tables/{table}/hold',
    summary: 'More time in the open reaction window, once for each; anybody may ask, also who cannot react',
    params: table,
    response: TableInfo,
  }),
  talk: route({
    method: 'GET',
    path: '/api/tables/{table}/talk',
    summary: 'What was said after the number given',
    params: table,
    query: after,
    response: z.array(Said),
  }),
  say: route({
    method: 'POST',
    path: '/api/tables/{table}/talk',
    summary: 'Say something: words or a claim',
    params: table,
    body: Say,
    response: Said,
  }),
  gameFile: route({
    method: 'GET',
    path: '/api/tables/{table}/file',
    summary: 'A finished game as one file, for replay',
    params: table,
    response: GameFile,
  }),
} as const;
