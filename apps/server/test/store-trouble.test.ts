import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chooser } from '@ragtag/kernel';
import { afterEach, expect, it } from 'vitest';
import { openForWriting, type WritingConnection } from '../src/store/sqlite/database';
import { Turns } from '../src/store/sqlite/turns';
import { Writer } from '../src/store/sqlite/writer';
import { NotStored } from '../src/store/store';
import { seat } from './support/game';
import { playAtRandom } from './support/random-player';
import { newFolder, type Served, serve } from './support/serve';

let served: Served | undefined;
afterEach(async () => {
  await served?.close();
  served = undefined;
});

class SqliteError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** A database on a disk that can be full; such a commit is rolled back by the database itself. */
function onDisk(disk: { full: boolean }): WritingConnection {
  return {
    prepare: () => Promise.reject(new Error('not needed')),
    async exec(sql) {
      if (!disk.full || sql === 'BEGIN IMMEDIATE') return;
      throw new SqliteError(sql === 'COMMIT' ? 'SQLITE_FULL' : 'SQLITE_ERROR');
    },
    close: () => undefined,
  };
}

it('stores nothing on a full disk, says so, and goes on when there is room', async () => {
  const disk = { full: true };
  const turns = new Turns();
  const writer = new Writer(onDisk(disk), turns);
  const both = await Promise.allSettled([writer.write(() => 1), writer.write(() => 2)]);
  for (const each of both) expect(each).toMatchObject({ status: 'rejected', reason: expect.any(NotStored) });
  expect(turns.fails).toBe(true);
  disk.full = false;
  expect(await writer.write(() => 3)).toBe(3);
  expect(turns.fails).toBe(false);
});

it('acknowledges no answer that is not stored, and changes nothing', async () => {
  served = await serve({ LOG_LEVEL: 'silent' });
  const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
  const pages = await Promise.all(people.map((person) => person.look(table)));
  const page = pages.find(({ game }) => (game?.view.questions.length ?? 0) > 0)!;
  const [question] = page.game!.view.questions;
  const picks = question.options.slice(0, question.min).map(({ id }) => id);
  const { store } = served;
  const { commit } = store;
  store.commit = async () => {
    throw new NotStored(new Error('/secret/path is full'));
  };
  const reply = await page.answer(question.id, picks);
  expect(reply).toMatchObject({ type: 'refused', error: { code: 'busy' } });
  expect(JSON.stringify(reply)).not.toContain('secret');
  const person = people[pages.indexOf(page)];
  await expect(
    person.ask('answer', { table }, { epoch: 0, question: question.id, picks }),
  ).rejects.toMatchObject({ status: 503, code: 'busy' });
  expect((await person.ask('game', { table })).view).toEqual(page.game!.view);
  store.commit = commit;
  expect(await page.answer(question.id, picks)).toMatchObject({ type: 'taken', again: false });
});

it('is not healthy while nothing can be stored', async () => {
  served = await serve({ LOG_LEVEL: 'silent' });
  const { store, url } = served;
  const { check } = store;
  store.check = async () => {
    throw new NotStored(undefined);
  };
  expect((await fetch(`${url}/health`)).status).toBe(503);
  store.check = check;
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

it('plays a game again from its answers if its state is damaged', async () => {
  const folder = await newFolder();
  const first = await serve({}, folder);
  const { table, people } = await seat(first.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
  const pages = await Promise.all(people.map((person) => person.look(table)));
  const playing = pages.map((page, n) => playAtRandom(page, chooser(n)));
  await expect.poll(() => pages[0].facts.length).toBeGreaterThan(60);
  for (const page of pages) page.close();
  await Promise.all(playing);
  await first.close();
  const database = await openForWriting(join(folder, 'ragtag.db'));
  const damage = await database.prepare('UPDATE games SET state = substr(state, 1, 500) WHERE tbl = ?');
  expect(damage.run(table).changes).toBe(1);
  database.close();

  served = await serve({ LOG_LEVEL: 'silent' }, folder);
  for (const person of people) person.url = served.url;
  const again = await Promise.all(people.map((person, n) => person.look(table, pages[n])));
  const ends = await Promise.all(again.map((page, n) => playAtRandom(page, chooser(n))));
  expect(ends).toEqual(['over', 'over', 'over']);
  for (const [n, page] of again.entries()) {
    expect(page.problems).toEqual([]);
    expect(page.facts).toEqual(await served.told(table, n));
  }
  await served.close();
  served = undefined;
  await rm(folder, { recursive: true });
});
