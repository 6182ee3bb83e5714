import type { TableRecord } from '../../tables/record';
import { answersIn, answersText, packedChapter, packedState, stateIn } from '../packed';
import type { Change, GameChange, Tables } from '../store';
import type { ReadingConnection, Row, WritingConnection } from './database';
import type { Writer } from './writer';

/** Grows with every change of any table. */
export const nextRevision = '(SELECT coalesce(max(revision), 0) + 1 FROM tables)';

function recordIn(row: Row): TableRecord {
  return { ...(JSON.parse(String(row.record)) as TableRecord), version: Number(row.version) };
}

function isListed({ phase, settings }: TableRecord): number {
  return settings.visibility === 'public' && (phase === 'lobby' || phase === 'playing') ? 1 : 0;
}

export async function tablesIn(
  reading: ReadingConnection,
  writing: WritingConnection,
  writer: Writer,
): Promise<Tables> {
  const insert = await writing.prepare(
    `INSERT INTO tables (id, invite, version, revision, listed, changed, due, record)
     VALUES (?, ?, ?, ${nextRevision}, ?, ?, NULL, ?)`,
  );
  const update = await writing.prepare(
    `UPDATE tables SET version = version + 1, revision = ${nextRevision}, listed = ?, changed = ?, due = ?,
     record = ? WHERE id = ? AND version = ?`,
  );
  const updateGame = await writing.prepare(
    `UPDATE tables SET version = version + 1, revision = ${nextRevision}, listed = ?, changed = ?, due = ?,
     record = ?, recent = ? WHERE id = ? AND version = ?`,
  );
  const join = await writing.prepare('INSERT OR IGNORE INTO members VALUES (?, ?)');
  const startGame = await writing.prepare(
    'INSERT INTO games (tbl, seed, state, answers) VALUES (?, ?, ?, ?)',
  );
  const saveState = await writing.prepare('UPDATE games SET state = ?, answers = ? WHERE tbl = ?');
  const dropChapters = await writing.prepare('DELETE FROM chapters WHERE tbl = ?');
  const addChapter = await writing.prepare('INSERT INTO chapters VALUES (?, ?, ?)');

  const byId = reading.prepare('SELECT version, record FROM tables WHERE id = ?');
  const versionOf = reading.prepare('SELECT version FROM tables WHERE id = ?');
  const whole = reading.prepare(
    'SELECT version, record, recent, state FROM tables LEFT JOIN games ON games.tbl = tables.id WHERE id = ?',
  );
  const byInvite = reading.prepare('SELECT version, record FROM tables WHERE invite = ?');
  const listed = reading.prepare(
    'SELECT version, record FROM tables WHERE listed = 1 AND changed > ? ORDER BY changed DESC LIMIT ?',
  );
  const ofUser = reading.prepare(
    `SELECT version, record FROM members JOIN tables ON tables.id = members.tbl WHERE user = ?
     ORDER BY changed DESC LIMIT ?`,
  );
  const due = reading.prepare('SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?');
  const newest = reading.prepare('SELECT coalesce(max(revision), 0) AS revision FROM tables');
  const changed = reading.prepare(
    'SELECT id, version, said, revision FROM tables WHERE revision > ? ORDER BY revision LIMIT 1000',
  );

  function addMembers(table: TableRecord): void {
    for (const { user } of table.seats) if (user !== null) join.run(user, table.id);
    join.run(table.host, table.id);
  }

  function writeGame(id: string, { seed, state, chapter, alone }: GameChange): void {
    if (!chapter) return;
    const body = packedState(state);
    if (seed !== undefined) startGame.run(id, seed, body, chapter.till);
    else saveState.run(body, chapter.till, id);
    if (alone) dropChapters.run(id);
    addChapter.run(id, chapter.till, packedChapter(chapter));
  }

  function write({ table, due: at, game }: Change): boolean {
    const { id, version, changed: when } = table;
    const record = JSON.stringify(table);
    const listing = isListed(table);
    const { changes } = game
      ? updateGame.run(listing, when, at, record, answersText(game.recent), id, version)
      : update.run(listing, when, at, record, id, version);
    if (changes === 0) return false;
    if (game) writeGame(id, game);
    else addMembers(table);
    return true;
  }

  return {
    addTable: (table) =>
      writer.write(() => {
        insert.run(
          table.id,
          table.invite,
          table.version,
          isListed(table),
          table.changed,
          JSON.stringify(table),
        );
        addMembers(table);
      }),
    async table(id) {
      const row = byId.get(id);
      return row && recordIn(row);
    },
    async version(id) {
      const row = versionOf.get(id);
      return row && Number(row.version);
    },
    async tableWithGame(id) {
      const row = whole.get(id);
      return row && { table: recordIn(row), state: stateIn(row.state), recent: answersIn(row.recent) };
    },
    async tableInvited(code) {
      const row = byInvite.get(code);
      return row && recordIn(row);
    },
    publicTables: async (since, limit) => listed.all(since, limit).map(recordIn),
    tablesOf: async (user, limit) => ofUser.all(user, limit).map(recordIn),
    commit: (change) => writer.write(() => write(change)),
    due: async (before, limit) => due.all(before, limit).map((row) => String(row.id)),
    async changesSince(cursor) {
      if (cursor === undefined) return { cursor: Number(newest.get()?.revision), tables: [] };
      const rows = changed.all(cursor);
      const tables = rows.map((row) => ({
        id: String(row.id),
        version: Number(row.version),
        said: Number(row.said),
      }));
      return { cursor: Number(rows.at(-1)?.revision ?? cursor), tables };
    },
  };
}
