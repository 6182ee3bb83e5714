import { packedChapter } from '../packed';
import type { Row } from '../sql/database';
import type { StoredAnswer } from '../store';
import type { WritingConnection } from './database';

type Migration = string | ((database: WritingConnection) => Promise<void>);

/** Each brings the database from the version of its index to the next. Never change one that was released. */
const migrations: readonly Migration[] = [
  `
  CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL);
  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY, user TEXT NOT NULL REFERENCES users (id), created INTEGER NOT NULL
  );
  CREATE TABLE links (
    hash TEXT PRIMARY KEY, user TEXT NOT NULL REFERENCES users (id), expires INTEGER NOT NULL
  );

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    invite TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    due INTEGER,
    said INTEGER NOT NULL DEFAULT 0,
    record TEXT NOT NULL
  );
  CREATE INDEX tables_by_revision ON tables (revision);
  CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1;
  CREATE TABLE members (
    user TEXT NOT NULL, tbl TEXT NOT NULL REFERENCES tables (id), PRIMARY KEY (user, tbl)
  ) WITHOUT ROWID;

  CREATE TABLE games (
    tbl TEXT PRIMARY KEY REFERENCES tables (id), seed TEXT NOT NULL, state TEXT NOT NULL
  );
  CREATE TABLE answers (
    tbl TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, question INTEGER NOT NULL,
    picks TEXT NOT NULL, by TEXT NOT NULL, PRIMARY KEY (tbl, n)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX answers_by_question ON answers (tbl, seat, question);
  CREATE TABLE facts (
    tbl TEXT NOT NULL, n INTEGER NOT NULL, audience TEXT, fact TEXT NOT NULL, PRIMARY KEY (tbl, n)
  ) WITHOUT ROWID;
  CREATE TABLE talk (
    tbl TEXT NOT NULL, n INTEGER NOT NULL, said TEXT NOT NULL, PRIMARY KEY (tbl, n)
  ) WITHOUT ROWID;
  `,
  `
  CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE INDEX sessions_by_user ON sessions (user);
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, emailVerified INTEGER NOT NULL,
    person TEXT NOT NULL UNIQUE REFERENCES users (id), createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL
  );
  CREATE TABLE credentials (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES accounts (id), accountId TEXT NOT NULL,
    providerId TEXT NOT NULL, password TEXT NOT NULL, createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL
  );
  CREATE INDEX credentials_by_user ON credentials (userId);
  `,
  `
  CREATE TABLE devices (
    endpoint TEXT PRIMARY KEY, session TEXT NOT NULL REFERENCES sessions (hash), p256dh TEXT NOT NULL,
    auth TEXT NOT NULL
  );
  CREATE INDEX devices_by_session ON devices (session);
  `,
  // What is done unasked answers no question, and may be done more than once.
  `
  DROP INDEX answers_by_question;
  CREATE UNIQUE INDEX answers_by_question ON answers (tbl, seat, question) WHERE question >= 0;
  CREATE INDEX answers_by_seat ON answers (tbl, seat, question);
  `,
  inChapters,
  'ALTER TABLE sessions ADD COLUMN seen INTEGER',
  'CREATE TABLE limits (name TEXT PRIMARY KEY, remaining REAL NOT NULL, at INTEGER NOT NULL)',
  `
  CREATE TABLE setups (
    user TEXT NOT NULL REFERENCES users (id), id TEXT NOT NULL, game TEXT NOT NULL, setup TEXT NOT NULL,
    changed INTEGER NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (user, id)
  ) WITHOUT ROWID;
  `,
  `
  CREATE TABLE recovery (
    hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES users (id), expires INTEGER, mail TEXT
  );
  CREATE INDEX recovery_by_person ON recovery (person);
  CREATE TABLE mails (person TEXT PRIMARY KEY REFERENCES users (id), address TEXT NOT NULL);
  CREATE TABLE bans (subject TEXT PRIMARY KEY, since INTEGER NOT NULL, until INTEGER);
  CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES users (id), game TEXT NOT NULL, mean REAL NOT NULL, doubt REAL NOT NULL,
    games INTEGER NOT NULL, PRIMARY KEY (person, game)
  ) WITHOUT ROWID;
  CREATE TABLE rated (tbl TEXT PRIMARY KEY REFERENCES tables (id)) WITHOUT ROWID;
  `,
];

function earlierAnswer({ seat, question, picks, by }: Row): StoredAnswer {
  return {
    seat: Number(seat),
    question: Number(question),
    picks: JSON.parse(String(picks)) as string[],
    by: String(by) as StoredAnswer['by'],
  };
}

/** Answers and facts had a row each; now a stretch of the game has one. */
async function inChapters(database: WritingConnection): Promise<void> {
  await database.exec(`
    ALTER TABLE tables ADD COLUMN recent TEXT;
    ALTER TABLE games ADD COLUMN answers INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE chapters (
      tbl TEXT NOT NULL REFERENCES tables (id), till INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (tbl, till)
    ) WITHOUT ROWID;
  `);
  const games = await (await database.prepare('SELECT tbl FROM games')).all();
  const readAnswers = await database.prepare('SELECT * FROM answers WHERE tbl = ? ORDER BY n');
  const readFacts = await database.prepare('SELECT fact FROM facts WHERE tbl = ? ORDER BY n');
  const add = await database.prepare('INSERT INTO chapters VALUES (?, ?, ?)');
  const count = await database.prepare('UPDATE games SET answers = ? WHERE tbl = ?');
  for (const { tbl } of games) {
    const answers = (await readAnswers.all(tbl)).map(earlierAnswer);
    const facts = (await readFacts.all(tbl)).map(({ fact }) => JSON.parse(String(fact)));
    const till = answers.length;
    add.run(tbl, till, packedChapter({ till, answers, facts }));
    count.run(till, tbl);
  }
  await database.exec('DROP TABLE answers; DROP TABLE facts;');
}

/** Brings the database up to date. Safe when several servers start at once. */
export async function migrate(database: WritingConnection): Promise<void> {
  await database.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
  await database.exec('BEGIN IMMEDIATE');
  try {
    const newest = (await database.prepare('SELECT max(version) AS version FROM migrations')).get();
    const from = Number(newest?.version ?? 0);
    if (from > migrations.length) {
      throw new Error(`The database is of version ${from}; this build knows up to ${migrations.length}.`);
    }
    for (let version = from; version < migrations.length; version++) {
      const migration = migrations[version];
      if (typeof migration === 'string') await database.exec(migration);
      else await migration(database);
      (await database.prepare('INSERT INTO migrations VALUES (?)')).run(version + 1);
    }
    await database.exec('COMMIT');
  } catch (error) {
    await database.exec('ROLLBACK');
    throw error;
  }
}
