import { chooser } from '@ragtag/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seat } from './support/game';
import type { Page } from './support/page';
import { playAtRandom } from './support/random-player';
import { type Served, serve } from './support/serve';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

it('resumes after every broken connection from the last fact seen, with none missing and none twice', async () => {
  const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd']);
  const choose = chooser(5);
  let reconnects = 0;
  const follow = async (n: number): Promise<Page> => {
    let page: Page | undefined;
    for (;;) {
      page = await people[n].look(table, page);
      const current = page;
      if (n > 0) setTimeout(() => current.socket.terminate(), 20 + choose(60));
      const end = await playAtRandom(page, chooser(n));
      if (end === 'over') return page;
      reconnects++;
    }
  };
  const pages = await Promise.all([0, 1, 2].map(follow));
  for (const [n, page] of pages.entries()) {
    expect(page.problems).toEqual([]);
    expect(page.facts).toEqual(await served.told(table, n));
  }
  expect(reconnects).toBeGreaterThan(3);
});

it('gives the same over HTTP, from any fact on', async () => {
  const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd']);
  const pages = await Promise.all(people.map((person) => person.look(table)));
  await Promise.all(pages.map((page, n) => playAtRandom(page, chooser(n))));
  const all = await people[1].ask('game', { table });
  expect(all.news.first).toBe(1);
  expect(all.news.facts).toEqual(pages[1].facts);
  const some = await people[1].ask('game', { table }, undefined, '?after=3');
  expect(some.news.first).toBe(4);
  expect(some.news.facts).toEqual(all.news.facts.slice(3));
});

it('takes the same answer twice and a different one not at all', async () => {
  const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
  const pages = await Promise.all(people.map((person) => person.look(table)));
  const asked = pages.find((page) => page.game?.view.questions.length)!;
  const { id, options } = asked.game!.view.questions[0];
  expect(await asked.answer(id, [options[0].id])).toMatchObject({ type: 'taken', again: false });
  expect(await asked.answer(id, [options[0].id])).toMatchObject({ type: 'taken', again: true });
  const late = await asked.answer(id, [options[1].id]);
  expect(late).toMatchObject({ type: 'refused', error: { code: 'refused', reason: 'already-answered' } });
});
