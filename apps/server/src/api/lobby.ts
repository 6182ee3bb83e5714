import type { TableInfo, TableSettings } from '@ragtag/protocol';
import type { Config } from '../config';
import { startGame } from '../games/play';
import { Refused } from '../refused';
import { newSecret } from '../secrets';
import type { Store, User } from '../store/store';
import { tableInfo, tableSummary } from '../tables/info';
import {
  addBot,
  changeSettings,
  demandHost,
  demandLobby,
  demandSeat,
  fillWithBots,
  freeSeat,
  handOver,
  leaveGame,
  leaveLobby,
  newTable,
  rematchOf,
  sit,
} from '../tables/lobby';
import { playingPeople, seatOf, type TableRecord } from '../tables/record';
import { bring, demandSetups, giveSetups } from '../tables/setup';
import { demandUser, type Handlers, type Parts } from './context';
import { addGuest } from './devices';
import { leaveToBots } from './leave-to-bots';

const listedFor = 24 * 3600 * 1000;

/** Changes a table and tells the asker how it is then. */
async function change(
  { rooms, hub, store }: Parts,
  id: string,
  user: User,
  work: (table: TableRecord) => void,
): Promise<TableInfo> {
  const table = await rooms.change(id, (loaded) => {
    const copy = structuredClone(loaded.table);
    work(copy);
    copy.changed = store.now();
    return { result: copy, table: copy };
  });
  return tableInfo(table, user.id, hub);
}

function started({ config, store }: Parts, table: TableRecord, user: User) {
  fillWithBots(table, 'officer');
  demandSetups(table, user);
  table.changed = store.now();
  return startGame(table, newSecret(), table.changed, config);
}

function wantedSettings(wanted: Partial<TableSettings>): Partial<TableSettings> {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

function demandOffered({ games }: Config, game: string | undefined): void {
  if (game !== undefined && !games.includes(game))
    throw new Refused('not-found', 'This server does not play that game.');
}

/** Tables that somebody may host at once whose games have not ended, among the newest. */
const mostTables = 50;
const newest = 200;

async function demandRoomFor(store: Store, { id }: User): Promise<void> {
  const tables = await store.tablesOf(id, newest);
  const open = tables.filter(({ host, phase }) => host === id && (phase === 'lobby' || phase === 'playing'));
  if (open.length < mostTables) return;
  throw new Refused('refused', `You host ${open.length} tables. Close or leave some of them first.`);
}

export const lobby: Handlers<
  | 'openTables'
  | 'createTable'
  | 'playNow'
  | 'invited'
  | 'table'
  | 'changeTable'
  | 'closeTable'
  | 'sit'
  | 'addBot'
  | 'setSetup'
  | 'openSeat'
  | 'handOver'
  | 'leave'
  | 'start'
  | 'rematch'
  | 'setWebhook'
> = {
  async openTables({ store }) {
    const tables = await store.publicTables(store.now() - listedFor, 100);
    return tables
      .map(tableSummary)
      .filter(({ phase, open }, index) => (phase === 'lobby' ? open > 0 : tables[index].settings.spectators));
  },

  async createTable({ store, hub, config }, asking) {
    const user = demandUser(asking);
    await demandRoomFor(store, user);
    const { sit: takesSeat = true, ...wanted } = asking.body;
    demandOffered(config, wanted.game);
    const table = newTable(user, wantedSettings(wanted), store.now());
    if (takesSeat) sit(table, user, 0);
    await store.addTable(table);
    return tableInfo(table, user.id, hub);
  },

  async playNow(parts, asking) {
    const { name = 'Guest', game, selection, level = 'officer', setup } = asking.body;
    demandOffered(parts.config, game);
    let { user } = asking;
    if (!user) {
      const guest = await addGuest(parts.store, name);
      asking.setSession(guest.secret);
      user = guest.user;
    }
    const player = user;
    await demandRoomFor(parts.store, player);
    const table = newTable(player, wantedSettings({ game, selection }), parts.store.now());
    sit(table, player, 0);
    fillWithBots(table, level);
    if (setup !== undefined) bring(table, player, 0, setup);
    giveSetups(table);
    await parts.store.addTable(table);
    const running = await parts.rooms.change(table.id, (loaded) => {
      const draft = started(parts, structuredClone(loaded.table), player);
      return { result: draft.table, draft };
    });
    return tableInfo(running, player.id, parts.hub);
  },

  async invited({ store, hub }, { user, params: { code } }) {
    const table = await store.tableInvited(code);
    const isOver = table?.phase === 'closed' || table?.phase === 'finished';
    if (!table || (isOver && seatOf(table, user?.id ?? null) === null))
      throw new Refused('not-found', 'There is no such invitation.');
    return tableInfo(table, user?.id ?? null, hub);
  },

  async table({ rooms, hub }, { user, params }) {
    const { table } = await rooms.current(params.table);
    return tableInfo(table, user?.id ?? null, hub);
  },

  changeTable(parts, asking) {
    const user = demandUser(asking);
    return change(parts, asking.params.table, user, (table) => {
      demandHost(table, user);
      changeSettings(table, wantedSettings(asking.body));
    });
  },

  closeTable(parts, asking) {
    const user = demandUser(asking);
    return change(parts, asking.params.table, user, (table) => {
      demandHost(table, user);
      demandLobby(table);
      table.phase = 'closed';
    });
  },

  sit(parts, asking) {
    const user = demandUser(asking);
    return change(parts, asking.params.table, user, (table) => sit(table, user, asking.params.seat));
  },

  addBot(parts, asking) {
    const user = demandUser(asking);
    return change(parts, asking.params.table, user, (table) => {
      demandHost(table, user);
      addBot(table, asking.params.seat, asking.body.level ?? 'officer');
    });
  },

  setSetup(parts, asking) {
    const user = demandUser(asking);
    return change(parts, asking.params.table, user, (table) =>
      bring(table, user, asking.params.seat, asking.body.setup),
    );
  },

  openSeat(parts, asking) {
    const user = demandUser(asking);
    return change(parts, asking.params.table, user, (table) => {
      demandHost(table, user);
      freeSeat(table, asking.params.seat);
    });
  },

  handOver(parts, asking) {
    const user = demandUser(asking);
    return change(parts, asking.params.table, user, (table) => {
      demandHost(table, user);
      handOver(table, asking.params.seat);
    });
  },

  async leave(parts, asking) {
    const user = demandUser(asking);
    const left = await change(parts, asking.params.table, user, (table) => {
      if (table.host !== user.id) demandSeat(table, user);
      if (table.phase === 'lobby') leaveLobby(table, user);
      else if (table.phase === 'playing' || table.phase === 'stuck') leaveGame(table, user);
    });
    await leaveToBots(parts, user, asking.address, asking.params.table);
    return left;
  },

  async start(parts, asking) {
    const user = demandUser(asking);
    const { table: waiting } = await parts.rooms.load(asking.params.table);
    if (playingPeople(waiting).length === 0) await parts.botGames.demandStart(user.id, asking.address);
    const table = await parts.rooms.change(asking.params.table, (loaded) => {
      demandHost(loaded.table, user);
      demandLobby(loaded.table);
      const draft = started(parts, structuredClone(loaded.table), user);
      return { result: draft.table, draft };
    });
    return tableInfo(table, user.id, parts.hub);
  },

  async rematch(parts, asking) {
    const user = demandUser(asking);
    const { table: old } = await parts.rooms.current(asking.params.table);
    if (seatOf(old, user.id) === null) throw new Refused('not-seated', 'You did not play at this table.');
    if (old.phase !== 'finished') throw new Refused('wrong-phase', 'The game has not ended yet.');
    const wanted = rematchOf(old, user, parts.store.now());
    // Two players may ask at once: the table that is entered at the old one first is the one.
    if (old.rematch === null) await parts.store.addTable(wanted);
    const id = await parts.rooms.change(old.id, ({ table }) => {
      if (table.rematch !== null) return { result: table.rematch };
      const copy = structuredClone(table);
      copy.rematch = wanted.id;
      return { result: wanted.id, table: copy };
    });
    const { table } = await parts.rooms.load(id);
    return tableInfo(table, user.id, parts.hub);
  },

  setWebhook(parts, asking) {
    const user = demandUser(asking);
    if (!parts.config.webhooks)
      throw new Refused('switched-off', 'This server does not post to other services.');
    return change(parts, asking.params.table, user, (table) => {
      demandHost(table, user);
      table.webhook = asking.body.url;
    });
  },
};
