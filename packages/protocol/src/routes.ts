import { z } from 'zod';
import { InviteCode, Seat, TableId } from './basics';
import { AnswerTaken, AnswerUndo, AskUndo, GameFile, GameUpdate, GiveAnswer, SetCover } from './game';
import { limits } from './limits';
import { Orders } from './orders';
import { ChangePassword, Me, PersonalLink, SetName, SignedIn, SignIn, SignUp, UseLink } from './people';
import { PushDevice, PushKey, PushState, StopPush } from './push';
import { BotLevel, ChangeTable, CreateTable, MyTable, PlayNow, TableInfo, TableSummary } from './tables';
import { Said, Say } from './talk';

/** One request: what goes in and what comes out. Errors are `ApiError` everywhere. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for each parameter. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

function route<const R extends Route>(route: R): R {
  return route;
}

const table = z.object({ table: TableId });
const seat = z.object({ table: TableId, seat: z.coerce.number().pipe(Seat) });
const after = z.object({ after: z.coerce.number().pipe(z.int().nonnegative()).default(0) });

/** Everything that can be asked over HTTP. */
export const routes = {
  me: route({ method: 'GET', path: '/api/me', summary: 'Who you are', response: Me }),
  setName: route({
    method: 'PUT',
    path: '/api/me',
    summary: 'Come in as a guest, or change your name',
    body: SetName,
    response: Me,
  }),
  makeLink: route({
    method: 'POST',
    path: '/api/me/link',
    summary: 'A link to go on from another device; works once',
    response: PersonalLink,
  }),
  useLink: route({
    method: 'POST',
    path: '/api/me/link/use',
    summary: 'Sign this device in with a personal link',
    body: UseLink,
    response: SignedIn,
  }),
  signUp: route({
    method: 'POST',
    path: '/api/account',
    summary: 'Make an account for who you are, to be it on any device',
    body: SignUp,
    response: Me,
  }),
  signIn: route({
    method: 'POST',
    path: '/api/account/sign-in',
    summary: 'Be the person of an account on this device',
    body: SignIn,
    response: SignedIn,
  }),
  changePassword: route({
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Change the password of your account; other devices are signed out',
    body: ChangePassword,
    response: Me,
  }),
  signOut: route({
    method: 'DELETE',
    path: '/api/me',
    summary: 'Forget who you are on this device: without an account or a personal link, for good',
    response: Me,
  }),
  pushKey: route({
    method: 'GET',
    path: '/api/push',
    summary: 'The key with which a browser lets this server tell a device that it is your turn',
    response: PushKey,
  }),
  setPush: route({
    method: 'PUT',
    path: '/api/me/push',
    summary: 'Tell this device when it is your turn, until it signs out',
    body: PushDevice,
    response: PushState,
  }),
  stopPush: route({
    method: 'POST',
    path: '/api/me/push/stop',
    summary: 'Tell this device no longer',
    body: StopPush,
    response: PushState,
  }),
  myTables: route({
    method: 'GET',
    path: '/api/me/tables',
    summary: 'The tables you sit at, newest first',
    response: z.array(MyTable),
  }),
  openTables: route({
    method: 'GET',
    path: '/api/tables',
    summary: 'Public tables that can be joined or watched',
    response: z.array(TableSummary),
  }),
  createTable: route({
    method: 'POST',
    path: '/api/tables',
    summary: 'Create a table',
    body: CreateTable,
    response: TableInfo,
  }),
  playNow: route({
    method: 'POST',
    path: '/api/play',
    summary: 'Play against bots at once',
    body: PlayNow,
    response: TableInfo,
  }),
  invited: route({
    method: 'GET',
    path: '/api/invites/{code}',
    summary: 'The table of an invitation',
    params: z.object({ code: InviteCode }),
    response: TableInfo,
  }),
  table: route({
    method: 'GET',
    path: '/api/tables/{table}',
    summary: 'One table',
    params: table,
    response: TableInfo,
  }),
  changeTable: route({
    method: 'PATCH',
    path: '/api/tables/{table}',
    summary: 'Change the settings (host; options only before the start)',
    params: table,
    body: ChangeTable,
    response: TableInfo,
  }),
  closeTable: route({
    method: 'DELETE',
    path: '/api/tables/{table}',
    summary: 'Close a table that has not started (host)',
    params: table,
    response: TableInfo,
  }),
  sit: route({
    method: 'POST',
    path: '/api/tables/{table}/seats/{seat}/sit',
    summary: 'Take an open seat, or change seats, before the start',
    params: seat,
    response: TableInfo,
  }),
  addBot: route({
    method: 'PUT',
    path: '/api/tables/{table}/seats/{seat}/bot',
    summary: 'Put a bot in an open seat (host)',
    params: seat,
    body: z.object({ level: BotLevel.optional() }),
    response: TableInfo,
  }),
  openSeat: route({
    method: 'DELETE',
    path: '/api/tables/{table}/seats/{seat}',
    summary: 'Free a seat before the start (host)',
    params: seat,
    response: TableInfo,
  }),
  handOver: route({
    method: 'POST',
    path: '/api/tables/{table}/seats/{seat}/host',
    summary: 'Make another player the host (host)',
    params: seat,
    response: TableInfo,
  }),
  leave: route({
    method: 'POST',
    path: '/api/tables/{table}/leave',
    summary: 'Leave; in a running game a bot sits in until you come back',
    params: table,
    response: TableInfo,
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
  start: route({
    method: 'POST',
    path: '/api/tables/{table}/start',
    summary: 'Start the game; open seats are given to bots (host)',
    params: table,
    response: TableInfo,
  }),
  rematch: route({
    method: 'POST',
    path: '/api/tables/{table}/rematch',
    summary: 'A new table with the same settings, bots and people, who are seated when they come',
    params: table,
    response: TableInfo,
  }),
  setWebhook: route({
    method: 'PUT',
    path: '/api/tables/{table}/webhook',
    summary: 'Where to post when somebody must decide; null for nowhere (host)',
    params: table,
    body: z.object({
      url: z
        .url({ protocol: /^https?$/ })
        .max(limits.webhook)
        .nullable(),
    }),
    response: TableInfo,
  }),
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

export type Routes = typeof routes;
export type RouteName = keyof Routes;
export type Params<N extends RouteName> = Routes[N] extends { params: infer P extends z.ZodType }
  ? z.infer<P>
  : undefined;
export type Query<N extends RouteName> = Routes[N] extends { query: infer Q extends z.ZodType }
  ? z.infer<Q>
  : undefined;
export type Body<N extends RouteName> = Routes[N] extends { body: infer B extends z.ZodType }
  ? z.infer<B>
  : undefined;
export type Reply<N extends RouteName> = z.infer<Routes[N]['response']>;

/** The path of a request, with its parameters filled in. */
export function pathOf(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
