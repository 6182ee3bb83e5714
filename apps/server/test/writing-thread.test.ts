import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite';
import { openForWriting } from '../src/store/sqlite/database';
import { NotStored, OutOfReach, type Store } from '../src/store/store';
import { newTable } from '../src/tables/lobby';
import type { TableRecord } from '../src/tables/record';
import { seat } from './support/game';
import { writingThread } from './support/process';
import { newFolder, serve } from './support/serve';

let folder: string;
beforeEach(async () => {
  folder = await newFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const flag = () => join(folder, 'break');
const breakNext = () => writeFile(flag(), '');

/** A thread that breaks once a file is there: before it stores a batch, or when it has stored one and nobody knows. */
async function breaking(when: 'before' | 'after'): Promise<URL> {
  const thread = JSON.stringify((await writingThread()).href);
  const path = join(folder, 'thread.mjs');
  await writeFile(
    path,
    `import { existsSync, rmSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     const breakIfAsked = () => {
       if (!existsSync(${JSON.stringify(flag())})) return;
       rmSync(${JSON.stringify(flag())});
       process.exit(1);
     };
     const on = parentPort.on.bind(parentPort);
     const post = parentPort.postMessage.bind(parentPort);
     if (${when === 'before'})
       parentPort.on = (name, heed) => on(name, (batch) => {
         breakIfAsked();
         heed(batch);
       });
     else
       parentPort.postMessage = (reply) => {
         breakIfAsked();
         post(reply);
       };
     await import(${thread});`,
  );
  return pathToFileURL(path);
}

async function addTable(store: Store): Promise<TableRecord> {
  const table = newTable({ id: 'ada', name: 'Ada' }, {}, store.now());
  await store.addTable(table);
  return table;
}

describe('a thread that writes and breaks', () => {
  it.each(['before', 'after'] as const)(
    'says so, %s it has stored something, and is followed by another',
    async (when) => {
      const store = await openSqliteStore(folder, await breaking(when));
      const [table, other] = [await addTable(store), await addTable(store)];
      await breakNext();
      const both = await Promise.allSettled(
        [table, other].map((each) => store.commit({ table: each, due: null })),
      );
      for (const each of both)
        expect(each).toMatchObject({ status: 'rejected', reason: expect.any(OutOfReach) });
      await store.check();
      const version = when === 'after' ? 1 : 0;
      expect(await store.versions([table.id, other.id])).toMatchObject([{ version }, { version }]);
      expect(await store.commit({ table: { ...table, version }, due: null })).toBeDefined();
      expect(await store.commit({ table: { ...table, version }, due: null })).toBeUndefined();
      await store.close();
    },
  );

  it.each(['before', 'after'] as const)(
    'loses no answer and takes none twice, %s it was stored',
    async (when) => {
      const server = await serve({ LOG_LEVEL: 'silent' }, folder, await breaking(when));
      const { table, people } = await seat(server.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
      const pages = await Promise.all(people.map((person) => person.look(table)));
      const page = pages.find(({ game }) => (game?.view.questions.length ?? 0) > 0)!;
      const [question] = page.game!.view.questions;
      const picks = question.options.slice(0, question.min).map(({ id }) => id);
      await breakNext();
      expect(await page.answer(question.id, picks)).toMatchObject({
        type: 'refused',
        error: { code: 'busy' },
      });
      expect(await page.answer(question.id, picks)).toMatchObject({ type: 'taken', again: when === 'after' });
      const given = (await server.store.answers(table)).filter((each) => each.question === question.id);
      expect(given).toMatchObject([{ picks }]);
      for (const each of pages) each.close();
      await server.close();
    },
  );
});

it('does what was asked for before it stops, and leaves one file that is whole', async () => {
  const store = await openSqliteStore(folder, await writingThread());
  const tables = [];
  for (let n = 0; n < 20; n++) tables.push(await addTable(store));
  const changes = tables.map((table) => store.commit({ table, due: null }));
  const words = store.say(tables[0].id, { at: 0, seat: null, name: 'Ada', said: { text: 'x' } });
  await store.close();
  expect((await Promise.all(changes)).every(Boolean)).toBe(true);
  expect(await words).toMatchObject({ n: 1 });
  const log = await stat(join(folder, 'ragtag.db-wal')).catch(() => undefined);
  expect(log?.size ?? 0).toBe(0);
  const again = await openSqliteStore(folder);
  const versions = await again.versions(tables.map(({ id }) => id));
  expect(versions.map(({ version }) => version)).toEqual(tables.map(() => 1));
  await again.close();
});

it('carries its log over while it goes on, and begins it anew', async () => {
  const store = await openSqliteStore(folder, await writingThread());
  const tables: TableRecord[] = [];
  for (let n = 0; n < 50; n++) tables.push(await addTable(store));
  const storeOften = async (times: number) => {
    for (let n = 0; n < times; n++) {
      await Promise.all(tables.map((table) => store.commit({ table, due: null })));
      for (const table of tables) table.version++;
    }
  };
  const lengthOfLog = async () => (await stat(join(folder, 'ragtag.db-wal'))).size;
  await storeOften(30);
  const length = await lengthOfLog();
  await storeOften(90);
  expect(await lengthOfLog()).toBeLessThan(2 * length);
  expect(await store.versions([tables[0].id])).toMatchObject([{ version: 120 }]);
  await store.close();
});

it('waits for another server that is stuck without holding this one up, and only for a moment', async () => {
  const store = await openSqliteStore(folder, await writingThread());
  const tables = [await addTable(store), await addTable(store)];
  const frozen = await openForWriting(join(folder, 'ragtag.db'));
  await frozen.exec('BEGIN IMMEDIATE');
  let [last, longest] = [performance.now(), 0];
  const watching = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  const since = performance.now();
  const both = await Promise.allSettled(tables.map((table) => store.commit({ table, due: null })));
  clearInterval(watching);
  for (const each of both) expect(each).toMatchObject({ status: 'rejected', reason: expect.any(NotStored) });
  for (const each of both) expect(each).not.toMatchObject({ reason: expect.any(OutOfReach) });
  const took = performance.now() - since;
  expect(took).toBeLessThan(10_000);
  expect(longest).toBeLessThan(took / 2);
  await expect(store.check()).rejects.toThrow(NotStored);
  await frozen.exec('ROLLBACK');
  frozen.close();
  await store.check();
  expect(await store.commit({ table: tables[0], due: null })).toBeDefined();
  await store.close();
});
