import { AccountBook } from '../accounts/accounts';
import { newSecret } from '../secrets';
import type { Place } from '../store/open';
import { openStore } from '../store/open';
import type { Store } from '../store/store';
import { copyInPlay, type TableRecord } from '../tables/record';
import { troubleAt } from './check';
import { copyAll } from './copy';

/** What was asked for cannot be done, and why. */
export class CannotDo extends Error {}

const when = (moment: number) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

function lineOf({ id, phase, settings, seats, changed }: TableRecord): string {
  const people = seats.flatMap(({ kind, name }) => (kind === 'person' && name !== null ? [name] : []));
  return [id, phase.padEnd(8), when(changed), settings.name, people.join(', ')].join('  ');
}

async function tableOf(store: Store, id: string): Promise<TableRecord> {
  const table = await store.table(id);
  if (!table) throw new CannotDo(`There is no table ${id}.`);
  return table;
}

/** What can be told of a table without telling what is hidden in its game. */
async function show(store: Store, id: string): Promise<string> {
  const table = await tableOf(store, id);
  const { game, settings } = table;
  const seats = table.seats.map(
    ({ kind, name, covered, level }, n) =>
      `  ${n + 1}  ${kind}  ${name ?? ''}${level ? ` (${level})` : ''}${covered ? ', a bot sits in' : ''}`,
  );
  return [
    lineOf(table),
    `made ${when(table.created)}, version ${table.version}, ${settings.visibility}, clock ${settings.clock.kind}`,
    ...seats,
    game ? `${game.answers} answers, ${game.facts} facts, taken back ${game.epoch} times` : 'no game yet',
    `trouble: ${(await troubleAt(store, id)) ?? 'none'}`,
  ].join('\n');
}

async function close(store: Store, id: string): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const table = { ...copyInPlay(await tableOf(store, id)), phase: 'closed' as const, changed: store.now() };
    if (await store.commit({ table, due: null })) return `Table ${id} is closed.`;
  }
  throw new CannotDo('The table changes too fast. Try again.');
}

async function resetPassword(store: Store, account: string): Promise<string> {
  const [row] = await store.accountRows('user', { email: `${account.toLowerCase()}@account.invalid` }, 1);
  if (!row) throw new CannotDo(`There is no account ${account}.`);
  const person = String(row.person);
  const password = newSecret().slice(0, 16);
  await new AccountBook(store).setPassword(person, password);
  await store.removeOtherSessions(person, null);
  return `The password of ${account} is now ${password}. All devices are signed out.`;
}

async function check(store: Store): Promise<string> {
  const tables = await store.allTables();
  const lines: string[] = [];
  for (const { id } of tables) {
    const trouble = await troubleAt(store, id);
    if (trouble) lines.push(`${id}  ${trouble}`);
  }
  return [...lines, `${tables.length} tables, ${lines.length} with trouble`].join('\n');
}

export const usage = `ragtag admin COMMAND, for whoever keeps a server. Settings name the store, as for the server: DATA_DIR or
DATABASE_URL. The server may run meanwhile.

  list [PHASE]             all tables, the newest first: lobby, playing, finished, closed, stuck
  show TABLE               one table, with what is wrong with its game
  close TABLE              end a table; its people can still look
  reset-password ACCOUNT   a new password, printed; all devices are signed out
  check                    play every game again and tell what does not fit
  copy PLACE               copy everything to an empty folder or postgres:// address: a copy to keep, or a move
  compact                  give back room that is not used any more`;

/** Carries out a command and says what came of it. */
export async function carryOut(place: Place, [command, name]: readonly string[]): Promise<string> {
  if (command === undefined || command === 'help' || command === '--help') return usage;
  if (command === 'copy') {
    if (!name) throw new CannotDo(usage);
    const to = /^postgres(ql)?:\/\//.test(name)
      ? { dataDir: place.dataDir, databaseUrl: name }
      : { dataDir: name, databaseUrl: undefined };
    const copied = await copyAll(place, to);
    return Object.entries(copied)
      .map(([table, rows]) => `${table}: ${rows}`)
      .join('\n');
  }
  const store = await openStore(place);
  try {
    switch (command) {
      case 'list': {
        const tables = (await store.allTables()).filter(({ phase }) => !name || phase === name);
        return [...tables.map(lineOf), `${tables.length} tables`].join('\n');
      }
      case 'check':
        return await check(store);
      case 'compact':
        await store.compact();
        return 'Compacted.';
      case 'show':
      case 'close':
      case 'reset-password': {
        if (!name) throw new CannotDo(usage);
        const does = { show, close, 'reset-password': resetPassword }[command];
        return await does(store, name);
      }
      default:
        throw new CannotDo(usage);
    }
  } finally {
    await store.close();
  }
}
