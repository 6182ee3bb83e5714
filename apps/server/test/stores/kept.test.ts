import { chooser } from '@ragtag/kernel';
import type { GameUpdate } from '@ragtag/protocol';
import { expect, it } from 'vitest';
import { onEachStore } from '../support/each-store';
import { seat } from '../support/game';
import type { Page } from '../support/page';
import type { Person } from '../support/person';
import { playAtRandom } from '../support/random-player';
import { serve } from '../support/serve';

onEachStore((newHome) => {
  async function playUntil(people: readonly Person[], table: string, enough: (page: Page) => boolean) {
    const pages = await Promise.all(people.map((person) => person.look(table)));
    const playing = pages.map((page, n) => playAtRandom(page, chooser(n + 1)));
    await expect.poll(() => pages.some(enough), { timeout: 30_000, interval: 2 }).toBe(true);
    for (const page of pages) page.close();
    await Promise.all(playing);
  }

  const without = ({ now: _, ...shown }: GameUpdate) => shown;

  it('goes on from the last stored state and the answers since, wherever it was left', async () => {
    const home = await newHome();
    const first = await serve({ POLL_EVERY: '0' }, home);
    const { table, people } = await seat(first.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
    let halfway = 0;
    for (const facts of [10, 40, 70, 100, 130]) {
      await playUntil(people, table, (page) => page.facts.length > facts);
      // What the players sent last may still be on its way.
      let recent = -1;
      await expect
        .poll(async () => {
          const history = (await first.store.history(table))!;
          recent = history.recent.length;
          return history.chapters.at(-1)!.till + recent - (await first.store.table(table))!.game!.answers;
        })
        .toBe(0);
      expect(recent).toBeLessThan(16);
      if (recent > 0) halfway++;
      // The first server has stored nothing more, as if it had been killed.
      const second = await serve({ POLL_EVERY: '0' }, home);
      for (const person of people) {
        const known = await person.ask('game', { table });
        person.url = second.url;
        expect(without(await person.ask('game', { table }))).toEqual(without(known));
        person.url = first.url;
      }
      await second.close();
    }
    expect(halfway).toBeGreaterThan(0);
    await first.close();
    // A server that stops in good order leaves nothing to be played again.
    const after = await serve({ POLL_EVERY: '0' }, home);
    expect((await after.store.history(table))?.recent).toEqual([]);
    await after.close();
    await home.remove();
  });

  it('keeps a finished game in less than 60 kB, with everything that was told', async () => {
    const home = await newHome();
    const served = await serve({}, home);
    const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 5 } });
    const pages = await Promise.all(people.map((person) => person.look(table)));
    await Promise.all(pages.map((page, n) => playAtRandom(page, chooser(n))));
    const [{ bytes, chapters }] = await home.ask(
      `SELECT sum(length(body)) + max(length(state)) + max(length(record)) AS bytes, count(*) AS chapters
       FROM chapters JOIN games ON games.tbl = chapters.tbl JOIN tables ON tables.id = chapters.tbl
       WHERE chapters.tbl = '${table}'`,
    );
    expect(Number(chapters)).toBe(1);
    expect(Number(bytes)).toBeLessThan(60_000);
    for (const [n, page] of pages.entries()) expect(page.facts).toEqual(await served.told(table, n));
    await served.close();
    await home.remove();
  });
});
