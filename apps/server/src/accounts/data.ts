import type { MyData } from '@ragtag/protocol';
import { statisticsOf } from '../standings/results';
import type { Store, User } from '../store/store';
import { moduleOf } from '../tables/game';
import { seatOf, type TableRecord } from '../tables/record';
import type { AccountBook } from './accounts';

const mostTables = 10_000;
const mostWords = 20_000;

async function tableOf(store: Store, table: TableRecord, user: User): Promise<MyData['tables'][number]> {
  const seat = seatOf(table, user.id);
  const name = seat === null ? user.name : table.seats[seat].name;
  const words = await store.talk(table.id, 0, mostWords);
  return {
    id: table.id,
    game: moduleOf(table).id,
    name: table.settings.name,
    phase: table.phase,
    seat,
    host: table.host === user.id,
    created: table.created,
    changed: table.changed,
    // Before a game, words have nothing but a name.
    said: words
      .filter((said) => (said.seat === null ? said.name === name : said.seat === seat))
      .map(({ at, said }) => ({ at, said })),
  };
}

/** Everything that is kept about a person, but for secrets that prove who they are. */
export async function dataOf(store: Store, accounts: AccountBook, user: User): Promise<MyData> {
  const [since, account, mail, devices, tables, setups] = await Promise.all([
    store.createdAt(user.id),
    accounts.nameOf(user.id),
    store.mailOf(user.id),
    store.sessionsOf(user.id),
    store.tablesOf(user.id, mostTables),
    store.setupsOf(user.id),
  ]);
  const told: MyData['tables'] = [];
  for (const table of tables) told.push(await tableOf(store, table, user));
  return {
    name: user.name,
    since: since ?? 0,
    account,
    mail,
    devices: devices.map(({ created, seen }) => ({ since: created, seen })),
    tables: told,
    setups,
    statistics: await statisticsOf(store, user.id),
  };
}
