import { z } from 'zod';
import { InviteCode } from '../basics';
import { limits } from '../limits';
import { BotLevel, ChangeTable, CreateTable, PlayNow, TableInfo, TableSummary } from '../tables';
import { route, seat, table } from './route';

/** Tables, from the invitation to the rematch. */
export const tableRoutes = {
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
  setSetup: route({
    method: 'PUT',
    path: '/api/tables/{table}/seats/{seat}/setup',
    summary: 'Bring something to the game, such as a deck, before the start; the host does so for bots',
    params: seat,
    /** As the game reads it; null to bring nothing. */
    body: z.object({ setup: z.unknown() }),
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
} as const;
