import type { MyTable, TableInfo, TableSummary, UndoRequest } from '@ragtag/protocol';
import { moduleOf } from './game';
import { playingPeople, seatOf, type TableRecord } from './record';
import { setupInfo } from './setup';

/** Who has a table open. */
export interface Presence {
  isPresent(table: string, user: string): boolean;
  watching(table: TableRecord): number;
}

/** What a table's record does not hold: who has it open, and what its server does. */
export interface Surroundings extends Presence {
  /** Whether hosts may have the server post elsewhere. */
  readonly webhooks: boolean;
}

export function undoRequest(table: TableRecord): UndoRequest | null {
  const undo = table.game?.undo;
  if (!undo) return null;
  const needed = playingPeople(table).filter((seat) => seat !== undo.by);
  return { by: undo.by, answers: undo.own, agreed: undo.agreed, needed };
}

/** What somebody may know of a table. */
export function tableInfo(table: TableRecord, user: string | null, around: Surroundings): TableInfo {
  const seat = seatOf(table, user);
  const host = table.host === user;
  return {
    id: table.id,
    invite: seat !== null || host ? table.invite : null,
    phase: table.phase,
    settings: table.settings,
    seats: table.seats.map((each, index) => ({
      kind: each.kind,
      name: each.name,
      level: each.level,
      you: each.user !== null && each.user === user,
      host: each.user !== null && each.user === table.host,
      present: each.user !== null && around.isPresent(table.id, each.user),
      covered: each.covered,
      setup: setupInfo(table, index, user),
    })),
    seat,
    host,
    watching: around.watching(table),
    created: table.created,
    changed: table.changed,
    rematch: table.rematch,
    undo: undoRequest(table),
    webhook: around.webhooks ? (host ? (table.webhook ?? false) : table.webhook !== null) : null,
  };
}

export function tableSummary(table: TableRecord): TableSummary {
  return {
    id: table.id,
    game: moduleOf(table).id,
    name: table.settings.name,
    phase: table.phase,
    players: table.seats.length,
    open: table.seats.filter(({ kind }) => kind === 'open').length,
    people: table.seats.flatMap(({ kind, name }) => (kind === 'person' && name !== null ? [name] : [])),
    bots: table.seats.filter(({ kind }) => kind === 'bot').length,
    clock: table.settings.clock,
    options: moduleOf(table).options.format(table.settings.selection),
    changed: table.changed,
  };
}

export function myTable(table: TableRecord, user: string): MyTable {
  const seat = seatOf(table, user);
  return {
    ...tableSummary(table),
    seat,
    yourTurn: seat !== null && (table.game?.asked.some((asked) => asked.seat === seat) ?? false),
    covered: seat !== null && table.seats[seat].covered,
  };
}
