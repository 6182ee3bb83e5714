import type { TableRecord } from '../../tables/record';
import { answersText, packedChapter, packedState } from '../packed';
import { isListed, membersOf } from '../sql/tables';
import { mostSaid } from '../sql/talk';
import type { Change, GameChange, Stored, Tables } from '../store';
import type { WritingConnection } from './database';
import { nextRevision } from './sql';
import type { Writer } from './writer';

/** What players wait for: prepared once, and run at once inside the writer's batch. */
export async function commitsIn(
  writing: WritingConnection,
  writer: Writer,
): Promise<Pick<Tables, 'addTable' | 'commit'>> {
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
  const speak = await writing.prepare(
    `UPDATE tables SET said = said + CASE WHEN said + ?1 <= ${mostSaid} THEN ?1 ELSE 0 END WHERE id = ?2 RETURNING said`,
  );
  const addWord = await writing.prepare('INSERT INTO talk (tbl, n, said) VALUES (?, ?, ?)');
  const lastSaid = await writing.prepare('SELECT said FROM tables WHERE id = ?');
  const join = await writing.prepare('INSERT OR IGNORE INTO members VALUES (?, ?)');
  const startGame = await writing.prepare(
    'INSERT INTO games (tbl, seed, state, answers) VALUES (?, ?, ?, ?)',
  );
  const saveState = await writing.prepare('UPDATE games SET state = ?, answers = ? WHERE tbl = ?');
  const dropChapters = await writing.prepare('DELETE FROM chapters WHERE tbl = ?');
  const addChapter = await writing.prepare('INSERT INTO chapters VALUES (?, ?, ?)');

  function addMembers(table: TableRecord): void {
    for (const user of membersOf(table)) join.run(user, table.id);
  }

  function writeGame(id: string, game: GameChange): void {
    const { seed, chapter, alone } = game;
    if (!chapter) return;
    const body = packedState(game.state());
    if (seed !== undefined) startGame.run(id, seed, body, chapter.till);
    else saveState.run(body, chapter.till, id);
    if (alone) dropChapters.run(id);
    addChapter.run(id, chapter.till, packedChapter(chapter));
  }

  function say(id: string, words: NonNullable<Change['says']>): number {
    const before = Number(lastSaid.get(id)?.said);
    const after = Number(speak.get(words.length, id)?.said);
    if (after > before)
      for (const [n, said] of words.entries()) addWord.run(id, before + n + 1, JSON.stringify(said));
    return after;
  }

  function write({ table, due: at, game, says = [] }: Change): Stored | undefined {
    const { id, version, changed: when } = table;
    const record = JSON.stringify(table);
    const listing = isListed(table);
    const { changes } = game
      ? updateGame.run(listing, when, at, record, answersText(game.recent), id, version)
      : update.run(listing, when, at, record, id, version);
    if (changes === 0) return undefined;
    if (game) writeGame(id, game);
    else addMembers(table);
    return says.length > 0 ? { said: say(id, says) } : {};
  }

  return {
    addTable: (table) =>
      writer.write(() => {
        const { id, invite, version, changed } = table;
        insert.run(id, invite, version, isListed(table), changed, JSON.stringify(table));
        addMembers(table);
      }),
    commit: (change) => writer.write(() => write(change)),
  };
}
