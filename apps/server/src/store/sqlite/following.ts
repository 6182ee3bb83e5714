import { setTimeout as sleep } from 'node:timers/promises';
import type { Following, Hearer, Tables } from '../store';
import type { ReadingConnection } from './database';

/** A file tells nobody that it has changed: it is looked at again and again. */
export class Looking {
  readonly #reading: ReadingConnection;
  readonly #stopping = new AbortController();
  #looking: Promise<void> | undefined;

  constructor(reading: ReadingConnection) {
    this.#reading = reading;
  }

  readonly follow: Following['follow'] = async (hearer, every) => {
    const newest = this.#reading.prepare('SELECT coalesce(max(revision), 0) AS revision FROM tables').get();
    if (every > 0) this.#looking = this.#look(hearer, every, Number(newest?.revision));
  };

  async #look(hearer: Hearer, every: number, from: number): Promise<void> {
    const { signal } = this.#stopping;
    const changed = this.#reading.prepare(
      'SELECT id, version, said, revision FROM tables WHERE revision > ? ORDER BY revision LIMIT 1000',
    );
    let cursor = from;
    while (!signal.aborted) {
      await sleep(every, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      const rows = changed.all(cursor);
      cursor = Number(rows.at(-1)?.revision ?? cursor);
      const tables = rows.map(({ id, version, said }) => ({
        id: String(id),
        version: Number(version),
        said: Number(said),
      }));
      if (tables.length > 0) await hearer.changed(tables);
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#looking;
  }
}

export function duesIn(reading: ReadingConnection): Pick<Tables, 'due' | 'keeps' | 'versions'> {
  const due = reading.prepare('SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?');
  const version = reading.prepare('SELECT id, version, said FROM tables WHERE id = ?');
  return {
    due: async (before, limit) => due.all(before, limit).map((row) => String(row.id)),
    // On one machine, whoever is first does it: the others find another version, and let it be.
    keeps: () => true,
    versions: async (ids) =>
      ids.flatMap((id) => {
        const row = version.get(id);
        return row ? [{ id, version: Number(row.version), said: Number(row.said) }] : [];
      }),
  };
}
