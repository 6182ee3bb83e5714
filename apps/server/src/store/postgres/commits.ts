import type pg from 'pg';
import { Batches } from '../batches';
import { answersText, packedChapter, packedState } from '../packed';
import type { Database } from '../sql/database';
import { isListed, membersOf, recordInPlay } from '../sql/tables';
import { mostSaid } from '../sql/talk';
import { type Change, NotStored, OutOfReach, type Stored, type Tables } from '../store';
import { failureOf, isClash } from './connections';
import type { Keeping } from './keeping';
import { announcement } from './news';
import { aliveNodes } from './nodes';

/** So that what is told of a batch fits into one notification. */
const mostAtOnce = 100;
const attempts = 3;

/**
 * A whole batch. Rows are locked in one order, so that two servers never wait for each other, and only those that are
 * still of the version that their change started from. Everything else follows from the rows that were changed.
 */
const statement = `
  WITH wanted AS (
    SELECT * FROM unnest(
      $2::int[], $3::text[], $4::bigint[], $5::smallint[], $6::bigint[], $7::bigint[], $8::text[], $9::text[],
      $18::int[]
    ) AS wanted (n, id, version, listed, changed, due, record, recent, words)
  ), locked AS (
    SELECT wanted.n FROM tables JOIN wanted ON wanted.id = tables.id AND wanted.version = tables.version
    ORDER BY tables.id FOR UPDATE OF tables
  ), done AS (
    UPDATE tables SET version = tables.version + 1, listed = wanted.listed, changed = wanted.changed,
      said = tables.said + CASE WHEN tables.said + wanted.words <= ${mostSaid} THEN wanted.words ELSE 0 END,
      due = wanted.due, record = wanted.record, recent = coalesce(wanted.recent, tables.recent),
      keeper = CASE WHEN wanted.due IS NULL THEN NULL
        WHEN tables.keeper IN (${aliveNodes}) THEN tables.keeper ELSE $1 END
    FROM wanted
    WHERE tables.id = wanted.id AND tables.version = wanted.version AND wanted.n IN (SELECT n FROM locked)
    RETURNING wanted.n, tables.id, tables.version, tables.said, tables.keeper, wanted.words
  ), spoken AS (
    INSERT INTO talk (tbl, n, said)
    SELECT done.id, done.said - done.words + word.k, word.said
    FROM unnest($19::int[], $20::int[], $21::text[]) AS word (n, k, said) JOIN done USING (n)
    ON CONFLICT DO NOTHING
  ), joined AS (
    INSERT INTO members ("user", tbl)
    SELECT member."user", done.id FROM unnest($10::int[], $11::text[]) AS member (n, "user") JOIN done USING (n)
    ON CONFLICT DO NOTHING
  ), whole AS (
    SELECT done.id AS tbl, stored.* FROM unnest(
      $12::int[], $13::text[], $14::bytea[], $15::int[], $16::bytea[], $17::bool[]
    ) AS stored (n, seed, state, till, body, alone) JOIN done USING (n)
  ), started AS (
    INSERT INTO games (tbl, seed, state, answers)
    SELECT tbl, seed, state, till FROM whole WHERE seed IS NOT NULL
  ), saved AS (
    UPDATE games SET state = whole.state, answers = whole.till FROM whole
    WHERE games.tbl = whole.tbl AND whole.seed IS NULL
  ), dropped AS (
    DELETE FROM chapters USING whole
    WHERE chapters.tbl = whole.tbl AND whole.alone AND chapters.till <> whole.till
  ), written AS (
    INSERT INTO chapters (tbl, till, body) SELECT tbl, till, body FROM whole
    ON CONFLICT (tbl, till) DO UPDATE SET body = excluded.body
  )
  SELECT array_agg(n) AS taken, array_agg(keeper) AS keepers, array_agg(said) AS said,
    CASE WHEN count(*) > 0 THEN ${announcement.replace('?', '$1')} END AS told
  FROM done`;

interface Outcome {
  readonly taken: readonly number[] | null;
  readonly keepers: readonly (string | null)[] | null;
  readonly said: readonly number[] | null;
}

function valuesOf(node: string, changes: readonly Change[]): unknown[] {
  const members = changes.flatMap(({ table, game }, n) =>
    game ? [] : membersOf(table).map((user) => ({ n, user })),
  );
  const whole = changes.flatMap(({ game }, n) =>
    game?.chapter
      ? [
          {
            n,
            seed: game.seed ?? null,
            state: packedState(game.state()),
            till: game.chapter.till,
            body: packedChapter(game.chapter),
            alone: game.alone === true,
          },
        ]
      : [],
  );
  const words = changes.flatMap(({ says = [] }, n) => says.map((said, index) => ({ n, k: index + 1, said })));
  return [
    node,
    changes.map((_, n) => n),
    changes.map(({ table }) => table.id),
    changes.map(({ table }) => table.version),
    changes.map(({ table }) => isListed(table)),
    changes.map(({ table }) => table.changed),
    changes.map(({ due }) => due),
    changes.map(({ table, game }) => (game ? recordInPlay(table) : JSON.stringify(table))),
    changes.map(({ game }) => (game ? answersText(game.recent) : null)),
    members.map(({ n }) => n),
    members.map(({ user }) => user),
    whole.map(({ n }) => n),
    whole.map(({ seed }) => seed),
    whole.map(({ state }) => state),
    whole.map(({ till }) => till),
    whole.map(({ body }) => body),
    whole.map(({ alone }) => alone),
    changes.map(({ says }) => says?.length ?? 0),
    words.map(({ n }) => n),
    words.map(({ k }) => k),
    words.map(({ said }) => JSON.stringify(said)),
  ];
}

/** What players wait for: one statement for all changes that came while the last was under way. */
export class Commits {
  readonly #pool: pg.Pool;
  readonly #node: string;
  readonly #keeping: Keeping;
  /** It is not known whether something was stored. */
  readonly #doubt: () => void;
  readonly #batches: Batches<Change, Stored | undefined>;

  constructor(pool: pg.Pool, node: string, keeping: Keeping, doubt: () => void) {
    this.#pool = pool;
    this.#node = node;
    this.#keeping = keeping;
    this.#doubt = doubt;
    const helpsAlone = (error: unknown) => !(error instanceof NotStored);
    this.#batches = new Batches((changes) => this.#store(changes), mostAtOnce, helpsAlone);
  }

  readonly commit: Tables['commit'] = (change) => this.#batches.add(change);

  idle(): Promise<void> {
    return this.#batches.idle();
  }

  async #store(changes: readonly Change[]): Promise<(Stored | undefined)[]> {
    const values = valuesOf(this.#node, changes);
    for (let attempt = 1; ; attempt++) {
      try {
        const { rows } = await this.#pool.query<Outcome>({ name: 'commit', text: statement, values });
        const { taken, keepers, said } = rows[0];
        const stored: (Stored | undefined)[] = changes.map(() => undefined);
        taken?.forEach((n, index) => {
          stored[n] = { said: said?.[index] ?? 0 };
          this.#keeping.note(changes[n].table.id, keepers?.[index] ?? null);
        });
        return stored;
      } catch (error) {
        if (attempt < attempts && isClash(error)) continue;
        const failure = failureOf(error);
        if (failure instanceof OutOfReach) this.#doubt();
        throw failure;
      }
    }
  }
}

export function addingIn({ write }: Database): Pick<Tables, 'addTable'> {
  return {
    addTable: (table) =>
      write(async ({ run }) => {
        const { id, invite, version, changed } = table;
        await run(
          'INSERT INTO tables (id, invite, version, listed, changed, record) VALUES (?, ?, ?, ?, ?, ?)',
          id,
          invite,
          version,
          isListed(table),
          changed,
          JSON.stringify(table),
        );
        for (const user of membersOf(table)) {
          await run('INSERT INTO members ("user", tbl) VALUES (?, ?) ON CONFLICT DO NOTHING', user, id);
        }
      }),
  };
}
