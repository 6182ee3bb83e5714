import type pg from 'pg';

/** Each brings the database from the version of its index to the next. Never change one that was released. */
const migrations: readonly string[] = [
  `
  CREATE TABLE users (id text PRIMARY KEY, name text NOT NULL, created bigint NOT NULL);
  CREATE TABLE sessions (
    hash text PRIMARY KEY, "user" text NOT NULL REFERENCES users (id), created bigint NOT NULL, seen bigint
  );
  CREATE INDEX sessions_by_user ON sessions ("user");
  CREATE TABLE links (
    hash text PRIMARY KEY, "user" text NOT NULL REFERENCES users (id), expires bigint NOT NULL
  );
  CREATE TABLE kept (name text PRIMARY KEY, value text NOT NULL);
  CREATE TABLE accounts (
    id text PRIMARY KEY, name text NOT NULL, email text NOT NULL UNIQUE, "emailVerified" smallint NOT NULL,
    person text NOT NULL UNIQUE REFERENCES users (id), "createdAt" text NOT NULL, "updatedAt" text NOT NULL
  );
  CREATE TABLE credentials (
    id text PRIMARY KEY, "userId" text NOT NULL REFERENCES accounts (id), "accountId" text NOT NULL,
    "providerId" text NOT NULL, password text NOT NULL, "createdAt" text NOT NULL, "updatedAt" text NOT NULL
  );
  CREATE INDEX credentials_by_user ON credentials ("userId");
  CREATE TABLE devices (
    endpoint text PRIMARY KEY, session text NOT NULL REFERENCES sessions (hash), p256dh text NOT NULL,
    auth text NOT NULL
  );
  CREATE INDEX devices_by_session ON devices (session);

  -- Servers that are running, each until its next sign of life must have come.
  CREATE TABLE nodes (id text PRIMARY KEY, until bigint NOT NULL);
  CREATE TABLE tables (
    id text PRIMARY KEY,
    invite text NOT NULL UNIQUE,
    version bigint NOT NULL,
    listed smallint NOT NULL,
    changed bigint NOT NULL,
    due bigint,
    -- The server that does what is due.
    keeper text,
    said integer NOT NULL DEFAULT 0,
    record text NOT NULL,
    recent text
  ) WITH (fillfactor = 70);
  CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1;
  CREATE TABLE members (
    "user" text NOT NULL, tbl text NOT NULL REFERENCES tables (id), PRIMARY KEY ("user", tbl)
  );
  CREATE INDEX members_by_table ON members (tbl);
  CREATE TABLE games (
    tbl text PRIMARY KEY REFERENCES tables (id), seed text NOT NULL, state bytea NOT NULL, answers integer NOT NULL
  );
  CREATE TABLE chapters (
    tbl text NOT NULL REFERENCES tables (id), till integer NOT NULL, body bytea NOT NULL, PRIMARY KEY (tbl, till)
  );
  CREATE TABLE talk (tbl text NOT NULL, n integer NOT NULL, said text NOT NULL, PRIMARY KEY (tbl, n));
  -- What is packed already is not packed again.
  ALTER TABLE games ALTER state SET STORAGE EXTERNAL;
  ALTER TABLE chapters ALTER body SET STORAGE EXTERNAL;
  `,
  `
  CREATE TABLE limits (name text PRIMARY KEY, remaining double precision NOT NULL, at bigint NOT NULL);
  -- Who has which table open at which server. It need not outlive the database.
  CREATE UNLOGGED TABLE presence (
    node text NOT NULL, tbl text NOT NULL, users text[] NOT NULL, PRIMARY KEY (node, tbl)
  );
  `,
  `
  CREATE TABLE setups (
    "user" text NOT NULL REFERENCES users (id), id text NOT NULL, game text NOT NULL, setup text NOT NULL,
    changed bigint NOT NULL, version integer NOT NULL, PRIMARY KEY ("user", id)
  );
  `,
  `
  CREATE TABLE recovery (
    hash text PRIMARY KEY, person text NOT NULL REFERENCES users (id), expires bigint, mail text
  );
  CREATE INDEX recovery_by_person ON recovery (person);
  CREATE TABLE mails (person text PRIMARY KEY REFERENCES users (id), address text NOT NULL);
  CREATE TABLE bans (subject text PRIMARY KEY, since bigint NOT NULL, until bigint);
  CREATE TABLE ratings (
    person text NOT NULL REFERENCES users (id), game text NOT NULL, mean double precision NOT NULL,
    doubt double precision NOT NULL, games integer NOT NULL, PRIMARY KEY (person, game)
  );
  CREATE TABLE rated (tbl text PRIMARY KEY REFERENCES tables (id));
  `,
];

/** Any number, as long as nobody else takes it: servers that start at once wait for each other. */
const lock = 7_246_824;

/** Brings the database up to date. Safe when several servers start at once. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = '60s'; SET LOCAL statement_timeout = '60s'`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
    await client.query('CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY)');
    const { rows } = await client.query<{ version: number | null }>(
      'SELECT max(version) AS version FROM migrations',
    );
    const from = rows[0].version ?? 0;
    if (from > migrations.length) {
      throw new Error(`The database is of version ${from}; this build knows up to ${migrations.length}.`);
    }
    for (let version = from; version < migrations.length; version++) {
      await client.query(migrations[version]);
      await client.query('INSERT INTO migrations VALUES ($1)', [version + 1]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
