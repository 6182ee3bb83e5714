import type { TableRecord } from '../../tables/record';
import { answersText, chapterText, stateText } from '../packed';
import { isListed, membersOf, recordInPlay } from '../sql/tables';
import { mostSaid } from '../sql/talk';
import type { Change, GameChange, Tables } from '../store';
import type { CarryOut, Script, Step } from './scripts';
import { nextRevision } from './sql';

const insert = `INSERT INTO tables (id, invite, version, revision, listed, changed, due, record)
  VALUES (?, ?, ?, ${nextRevision}, ?, ?, NULL, ?) RETURNING said`;
const changing = (columns: string) =>
  `UPDATE tables SET version = version + 1, revision = ${nextRevision},
   said = said + CASE WHEN said + ?1 <= ${mostSaid} THEN ?1 ELSE 0 END, listed = ?2, changed = ?3, due = ?4, ${columns}
   WHERE id = ?5 AND version = ?6 RETURNING said`;
const update = changing('record = ?7');
const updateGame = changing('record = ?7, recent = ?8');
const join = 'INSERT OR IGNORE INTO members VALUES (?, ?)';
const startGame = 'INSERT INTO games (tbl, seed, state, answers) VALUES (?, ?, ?, ?)';
const saveState = 'UPDATE games SET state = ?, answers = ? WHERE tbl = ?';
const dropChapters = 'DELETE FROM chapters WHERE tbl = ?';
const addChapter = 'INSERT INTO chapters VALUES (?, ?, ?)';
/** They are counted by then. Where too much was said they are not, and those numbers are taken. */
const addWord = 'INSERT OR IGNORE INTO talk (tbl, n, said) SELECT id, said - ?, ? FROM tables WHERE id = ?';

function membersAt(table: TableRecord): Step[] {
  return membersOf(table).map((user) => ({ sql: join, values: [user, table.id] }));
}

function gameAt(id: string, { seed, state, chapter, alone }: GameChange): Step[] {
  if (!chapter) return [];
  const { till } = chapter;
  const body = { pack: stateText(state()) };
  return [
    seed !== undefined
      ? { sql: startGame, values: [id, seed, body, till] }
      : { sql: saveState, values: [body, till, id] },
    ...(alone ? [{ sql: dropChapters, values: [id] }] : []),
    { sql: addChapter, values: [id, till, { pack: chapterText(chapter) }] },
  ];
}

function wordsAt(id: string, says: NonNullable<Change['says']>): Step[] {
  return says.map((said, n) => ({
    sql: addWord,
    values: [says.length - n - 1, JSON.stringify(said), id],
  }));
}

function adding(table: TableRecord): Script {
  const { id, invite, version, changed } = table;
  const values = [id, invite, version, isListed(table), changed, JSON.stringify(table)];
  return [{ sql: insert, values }, ...membersAt(table)];
}

function committing({ table, due, game, says = [] }: Change): Script {
  const { id, version, changed } = table;
  const values = [says.length, isListed(table), changed, due, id, version];
  const words = wordsAt(id, says);
  if (!game)
    return [{ sql: update, values: [...values, JSON.stringify(table)] }, ...membersAt(table), ...words];
  const texts = [recordInPlay(table), answersText(game.recent)];
  return [{ sql: updateGame, values: [...values, ...texts] }, ...gameAt(id, game), ...words];
}

/** What players wait for. */
export function commitsBy(carryOut: CarryOut): Pick<Tables, 'addTable' | 'commit'> {
  return {
    addTable: async (table) => void (await carryOut(adding(table))),
    async commit(change) {
      const said = await carryOut(committing(change));
      if (said === undefined) return undefined;
      return change.says?.length ? { said: Number(said) } : {};
    },
  };
}
