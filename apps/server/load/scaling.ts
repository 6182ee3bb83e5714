/**
 * `npm run scaling --workspace apps/server [-- --tables 100 --seats 5 --seconds 5 --rounds 3]`: one server on SQLite,
 * one on PostgreSQL and two on PostgreSQL, in turn. People of a table sit at both of the two, or all at one of them.
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config';
import { openStore } from '../src/store/open';
import { type Home, newPostgresHome, newSqliteHome } from '../test/support/homes';
import { startPostgres } from '../test/support/postgres-server';
import { freePort, ServerProcess } from '../test/support/process';
import { newFolder } from '../test/support/serve';
import { type LoadedTables, playFor, type Result } from './measure';
import { openTables, type Played } from './our-tables';
import { cpuOfFamily, hundredths, median, usage } from './usage';

interface MeasuredServers extends Result {
  /** Of all servers together. */
  readonly cpu: number;
  readonly databaseCpu: number;
}

/** Tables that are played at one server each. */
async function eachAtOne(urls: readonly string[], count: number, played: Played): Promise<LoadedTables> {
  const shares: LoadedTables[] = [];
  for (const url of urls) {
    shares.push(await openTables([url], Math.ceil(count / urls.length), played));
  }
  const all = shares.flatMap((share) => Array.from({ length: share.count }, (_, n) => ({ share, n })));
  return { count: all.length, step: (table) => all[table].share.step(all[table].n) };
}

interface Wanted {
  readonly servers: number;
  readonly tables: number;
  readonly seats: number;
  /** The people of a table are all at one server. */
  readonly together?: boolean;
  /** The process of the database. */
  readonly database?: number;
}

class Setting {
  readonly rounds: MeasuredServers[] = [];

  private constructor(
    readonly name: string,
    readonly servers: readonly ServerProcess[],
    readonly tables: LoadedTables,
    readonly database: number | undefined,
  ) {}

  static async open(name: string, home: Home, wanted: Wanted): Promise<Setting> {
    const { seats, together, database } = wanted;
    const started: ServerProcess[] = [];
    const folder = home.settings.DATA_DIR ?? (await newFolder());
    for (let n = 0; n < wanted.servers; n++) {
      const server = new ServerProcess(await freePort(), folder, home.settings);
      await server.start();
      started.push(server);
    }
    const urls = started.map(({ url }) => url);
    const played = { seats, game: 'board', timedElsewhere: home.settings.DATABASE_URL !== undefined };
    const tables = together
      ? await eachAtOne(urls, wanted.tables, played)
      : await openTables(urls, wanted.tables, played);
    return new Setting(name, started, tables, database);
  }

  #cpu(): number {
    return this.servers.reduce((sum, { pid }) => sum + usage(pid as number).cpu, 0);
  }

  async measure(seconds: number): Promise<void> {
    const before = this.#cpu();
    const databaseBefore = this.database === undefined ? 0 : cpuOfFamily(this.database);
    const result = await playFor(this.tables, seconds, null);
    const databaseAfter = this.database === undefined ? 0 : cpuOfFamily(this.database);
    const per = (ms: number) => ms / result.steps;
    this.rounds.push({
      ...result,
      cpu: per(this.#cpu() - before),
      databaseCpu: per(databaseAfter - databaseBefore),
    });
  }

  summary() {
    const of = (pick: (each: MeasuredServers) => number) => hundredths(median(this.rounds.map(pick)));
    return {
      name: this.name,
      answersPerSecond: of(({ perSecond }) => perSecond),
      cpuPerAnswerMs: of(({ cpu }) => cpu),
      databaseCpuPerAnswerMs: of(({ databaseCpu }) => databaseCpu),
      p50: of(({ p50 }) => p50),
      p99: of(({ p99 }) => p99),
    };
  }
}

/** How many changes a second a database alone takes from one server that does nothing else, and what each takes of it. */
async function databaseAlone(home: Home, pid: number | undefined, tables: number, seconds: number) {
  const store = await openStore(readConfig(home.settings, '/nowhere'));
  const all = (await store.allTables()).filter(({ phase }) => phase === 'playing').slice(0, tables);
  const cpu = () => (pid === undefined ? 0 : cpuOfFamily(pid));
  const [before, end] = [cpu(), performance.now() + seconds * 1000];
  let changes = 0;
  await Promise.all(
    all.map(async (table) => {
      for (let { version } = table; performance.now() < end; version++) {
        if (!(await store.commit({ table: { ...table, version }, due: null }))) return;
        changes++;
      }
    }),
  );
  const databaseCpuPerChangeMs = hundredths((cpu() - before) / changes);
  await store.close();
  return { changesPerSecond: Math.round(changes / seconds), databaseCpuPerChangeMs };
}

export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tables: { type: 'string', default: '100' },
      seats: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const [count, seats] = [Number(values.tables), Number(values.seats)];
  const postgres = await startPostgres();
  const homes = [await newSqliteHome()];
  for (let n = 0; n < 3; n++) homes.push(await newPostgresHome(postgres.url));
  const of = { tables: count, seats };
  const on = { ...of, database: postgres.pid };
  const settings = [
    await Setting.open('one server on SQLite', homes[0], { ...of, servers: 1 }),
    await Setting.open('one server on PostgreSQL', homes[1], { ...on, servers: 1 }),
    await Setting.open('two servers on PostgreSQL, people of a table at both', homes[2], {
      ...on,
      servers: 2,
    }),
    await Setting.open('two servers on PostgreSQL, people of a table at one', homes[3], {
      ...on,
      servers: 2,
      together: true,
    }),
  ];
  for (let n = 0; n < Number(values.rounds); n++) {
    for (const setting of settings) await setting.measure(Number(values.seconds));
  }
  for (const { servers } of settings) for (const server of servers) await server.kill();
  const alone = await databaseAlone(homes[1], postgres.pid, count, Number(values.seconds));
  console.log(
    JSON.stringify({
      node: process.version,
      tables: count,
      seats,
      of: settings.map((each) => each.summary()),
      databaseAlone: alone,
    }),
  );
  await postgres.stop();
  for (const {
    settings: { DATA_DIR },
  } of homes)
    if (DATA_DIR) await rm(DATA_DIR, { recursive: true, force: true });
  process.exit(0);
}
