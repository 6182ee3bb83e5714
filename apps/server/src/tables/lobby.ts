import { type BotLevel, type ChangeTable, defaultOrders, type TableSettings } from '@ragtag/protocol';
import { Refused } from '../refused';
import { newInviteCode, newTableId } from '../secrets';
import type { User } from '../store/store';
import { moduleOf } from './game';
import { glanceOf, saysBot } from './looks-like';
import { playingPeople, type SeatRecord, seatOf, type TableRecord } from './record';

/** What happens at a table before the game. Each takes a copy of the table that may be changed. */

export function openSeat(): SeatRecord {
  return {
    kind: 'open',
    user: null,
    name: null,
    level: null,
    covered: false,
    orders: defaultOrders,
    timeouts: 0,
  };
}

function personSeat({ id, name }: User): SeatRecord {
  return { ...openSeat(), kind: 'person', user: id, name };
}

const botNames = ['Ines', 'Tomas', 'Ruth', 'Anton', 'Mira', 'Jonas', 'Vera'];

function botSeat(table: TableRecord, level: BotLevel): SeatRecord {
  const taken = new Set(table.seats.map(({ name }) => name));
  const name = botNames.find((each) => !taken.has(`${each} (bot)`)) ?? 'Spare';
  return { ...openSeat(), kind: 'bot', level, name: `${name} (bot)` };
}

/** The number of players of a selection that can be played. */
function playersOf(settings: TableSettings): number {
  const resolution = moduleOf({ settings }).options.resolve(settings.selection);
  if (resolution.ok) return resolution.options.players;
  throw new Refused('option-conflict', 'These options cannot be played together.', {
    problems: resolution.conflicts.map(({ option, because, rule }) => ({ at: option, because, rule })),
  });
}

const defaults: TableSettings = {
  name: 'A table',
  visibility: 'private',
  selection: {},
  clock: { kind: 'none' },
  whenTimeIsUp: 'bot',
  chat: true,
  spectators: true,
};

export function newTable(host: User, wanted: Partial<TableSettings>, now: number): TableRecord {
  const settings = { ...defaults, name: `${host.name}'s table`, ...wanted };
  return {
    id: newTableId(),
    version: 0,
    invite: newInviteCode(),
    phase: 'lobby',
    settings,
    seats: Array.from({ length: playersOf(settings) }, openSeat),
    host: host.id,
    created: now,
    changed: now,
    rematch: null,
    webhook: null,
    game: null,
  };
}

export function demandLobby({ phase }: TableRecord): void {
  if (phase !== 'lobby') throw new Refused('wrong-phase', 'That can only be done before the game.');
}

export function demandHost({ host }: TableRecord, user: User): void {
  if (host !== user.id) throw new Refused('forbidden', 'Only the host can do that.');
}

export function demandSeat(table: TableRecord, user: User): number {
  const seat = seatOf(table, user.id);
  if (seat === null) throw new Refused('not-seated', 'You have no seat at this table.');
  return seat;
}

export function seatAt(table: TableRecord, seat: number): SeatRecord {
  if (seat >= table.seats.length) throw new Refused('not-found', 'This table has no such seat.');
  return table.seats[seat];
}

export function sit(table: TableRecord, user: User, seat: number): void {
  demandLobby(table);
  const current = seatOf(table, user.id);
  if (current === seat) return;
  if (seatAt(table, seat).kind !== 'open') throw new Refused('seat-taken', 'Somebody else has this seat.');
  demandOwnName(table, user);
  const setup = current === null ? undefined : table.seats[current].setup;
  if (current !== null) table.seats[current] = openSeat();
  table.seats[seat] = { ...personSeat(user), setup };
}

/** Nobody shall be taken for somebody else at the table, nor for a bot. */
function demandOwnName({ seats }: TableRecord, { id, name }: User): void {
  const others = seats.filter(({ user }) => user !== id);
  const isTaken = others.some((seat) => seat.name !== null && glanceOf(seat.name) === glanceOf(name));
  if (isTaken || saysBot(name)) {
    throw new Refused('name-taken', 'Somebody here has a name that looks like yours. Change yours first.');
  }
}

export function addBot(table: TableRecord, seat: number, level: BotLevel): void {
  demandLobby(table);
  if (seatAt(table, seat).kind === 'person') throw new Refused('seat-taken', 'Somebody has this seat.');
  table.seats[seat] = openSeat();
  table.seats[seat] = botSeat(table, level);
}

export function freeSeat(table: TableRecord, seat: number): void {
  demandLobby(table);
  if (seatAt(table, seat).user === table.host) {
    throw new Refused('forbidden', 'The host keeps a seat; hand over first, or leave.');
  }
  table.seats[seat] = openSeat();
}

export function fillWithBots(table: TableRecord, level: BotLevel): void {
  table.seats.forEach((seat, index) => {
    if (seat.kind === 'open') addBot(table, index, level);
  });
}

export function handOver(table: TableRecord, seat: number): void {
  const { user } = seatAt(table, seat);
  if (user === null) throw new Refused('refused', 'Only a person can be the host.');
  table.host = user;
}

/** Leaves a running game to a bot; hosting passes to somebody who still plays, if anybody does. */
export function leaveGame(table: TableRecord, user: User): void {
  const seat = seatOf(table, user.id);
  if (seat !== null) table.seats[seat].covered = true;
  const [next] = playingPeople(table);
  if (table.host === user.id && next !== undefined) table.host = table.seats[next].user ?? table.host;
}

/** Leaves before the game; the next person becomes the host, and the last one closes the table. */
export function leaveLobby(table: TableRecord, user: User): void {
  const seat = seatOf(table, user.id);
  if (seat !== null) table.seats[seat] = openSeat();
  if (table.host !== user.id) return;
  const next = table.seats.find((each) => each.user !== null)?.user;
  if (next) table.host = next;
  else table.phase = 'closed';
}

export function changeSettings(table: TableRecord, wanted: ChangeTable): void {
  const settings = { ...table.settings, ...wanted };
  const changesGame =
    (wanted.selection !== undefined && !isSameSelection(table, wanted.selection)) ||
    (wanted.clock !== undefined && JSON.stringify(wanted.clock) !== JSON.stringify(table.settings.clock));
  const changesRating = wanted.rated !== undefined && wanted.rated !== (table.settings.rated ?? false);
  if (changesGame || changesRating) demandLobby(table);
  const players = playersOf(settings);
  if (changesGame) resize(table, players);
  table.settings = settings;
}

function isSameSelection(table: TableRecord, wanted: TableSettings['selection']): boolean {
  const { format } = moduleOf(table).options;
  return format(wanted) === format(table.settings.selection);
}

function resize(table: TableRecord, players: number): void {
  while (table.seats.length < players) table.seats.push(openSeat());
  for (const kind of ['open', 'bot'] as const) {
    for (let seat = table.seats.length - 1; seat >= 0 && table.seats.length > players; seat--) {
      if (table.seats[seat].kind === kind) table.seats.splice(seat, 1);
    }
  }
  if (table.seats.length > players) {
    throw new Refused('seat-taken', 'More people have a seat than these options allow.');
  }
}

/** The same people, bots and settings once more. */
export function rematchOf(old: TableRecord, host: User, now: number): TableRecord {
  const table = newTable(host, old.settings, now);
  table.seats = old.seats.map((seat) => ({ ...openSeat(), ...seat, covered: false, timeouts: 0 }));
  return table;
}
