import { Phase } from '@ragtag/protocol';
import type { Rooms } from '../rooms/rooms';
import type { Store } from '../store/store';
import { contentHash, moduleOf } from '../tables/game';
import { copyInPlay, type TableRecord } from '../tables/record';
import { CannotDo, when } from './cannot-do';
import { troubleAt } from './check';

export function lineOf({ id, phase, settings, seats, changed }: TableRecord): string {
  const people = seats.flatMap(({ kind, name }) => (kind === 'person' && name !== null ? [name] : []));
  return [id, phase.padEnd(8), when(changed), settings.name, people.join(', ')].join('  ');
}

async function tableOf(store: Store, id: string): Promise<TableRecord> {
  const table = await store.table(id);
  if (!table) throw new CannotDo(`There is no table ${id}.`);
  return table;
}

/** Games that cannot go on under this build, which is found out by loading them: it is not stored that they cannot. */
async function stuckTables(store: Store, rooms: Rooms): Promise<TableRecord[]> {
  const found: TableRecord[] = [];
  for (const { id, phase } of await store.allTables()) {
    if (phase !== 'playing' && phase !== 'stuck') continue;
    const { table } = await rooms.load(id);
    if (table.phase === 'stuck') found.push(table);
  }
  return found;
}

export async function list(store: Store, rooms: Rooms, phase?: string): Promise<string> {
  if (phase && !Phase.safeParse(phase).success)
    throw new CannotDo(`No table is ever ${phase}: tables are ${Phase.options.join(', ')}.`);
  const tables =
    phase === 'stuck'
      ? await stuckTables(store, rooms)
      : (await store.allTables()).filter((table) => !phase || table.phase === phase);
  return [...tables.map(lineOf), `${tables.length} tables`].join('\n');
}

/** Whether a game began with the cards of this build. */
function contentOf(table: TableRecord): string {
  const [began, is] = [table.game?.content, contentHash(moduleOf(table))];
  if (began === undefined) return 'began under an earlier build, which noted no content';
  return began === is ? `content ${is}, as in this build` : `content ${began}; this build has ${is}`;
}

/** What can be told of a table without telling what is hidden in its game. */
export async function show(store: Store, id: string): Promise<string> {
  const table = await tableOf(store, id);
  const { game, settings } = table;
  const seats = table.seats.map(
    ({ kind, name, covered, level, user }, n) =>
      `  ${n + 1}  ${kind}  ${name ?? ''}${level ? ` (${level})` : ''}${user ? `  ${user}` : ''}${covered ? ', a bot sits in' : ''}`,
  );
  return [
    lineOf(table),
    `made ${when(table.created)}, version ${table.version}, ${settings.visibility}, clock ${settings.clock.kind}`,
    ...seats,
    game ? `${game.answers} answers, ${game.facts} facts, taken back ${game.epoch} times` : 'no game yet',
    ...(game ? [contentOf(table)] : []),
    `trouble: ${(await troubleAt(store, id)) ?? 'none'}`,
  ].join('\n');
}

export async function close(store: Store, id: string): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const table = { ...copyInPlay(await tableOf(store, id)), phase: 'closed' as const, changed: store.now() };
    if (await store.commit({ table, due: null })) return `Table ${id} is closed.`;
  }
  throw new CannotDo('The table changes too fast. Try again.');
}

export async function check(store: Store): Promise<string> {
  const tables = await store.allTables();
  const lines: string[] = [];
  for (const { id } of tables) {
    const trouble = await troubleAt(store, id);
    if (trouble) lines.push(`${id}  ${trouble}`);
  }
  return [...lines, `${tables.length} tables, ${lines.length} with trouble`].join('\n');
}
