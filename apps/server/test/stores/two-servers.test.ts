import { chooser, randomPicks } from '@ragtag/kernel';
import { expect, it } from 'vitest';
import { Rooms } from '../../src/rooms/rooms';
import { onEachStore } from '../support/each-store';
import { seat } from '../support/game';
import { playAtRandom } from '../support/random-player';
import { serve } from '../support/serve';

onEachStore((newHome) => {
  it('serves one game from two servers on one store', async () => {
    const home = await newHome();
    const settings = { POLL_EVERY: '20' };
    const [one, two] = [await serve(settings, home), await serve(settings, home)];
    const { table, people } = await seat(one.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 4 } });
    people[1].url = two.url;
    const pages = await Promise.all(people.map((person) => person.look(table)));
    await pages[0].send({ type: 'say', say: { text: 'Good hunting' } });
    const ends = await Promise.all(pages.map((page, n) => playAtRandom(page, chooser(n + 3))));
    expect(ends).toEqual(['over', 'over', 'over']);
    for (const [n, page] of pages.entries()) {
      expect(page.problems).toEqual([]);
      expect(page.facts).toEqual(await one.told(table, n));
      expect(page.said.map(({ n }) => n)).toEqual(page.said.map((_, index) => index + 1));
      const texts = page.said.flatMap(({ said }) => ('text' in said ? [said.text] : []));
      expect(texts).toEqual(['Good hunting']);
    }
    await Promise.all([one.close(), two.close()]);
    await home.remove();
  });

  it('keeps the newest version that it has read, whichever was read last', async () => {
    const home = await newHome();
    const server = await serve({}, home);
    const { table } = await seat(server.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
    const read = server.store.tableWithGame;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let reads = 0;
    const slowAtFirst = async (id: string) => {
      const stored = await read(id);
      if (++reads === 1) await held;
      return stored;
    };
    const elsewhere = new Rooms({ ...server.store, tableWithGame: slowAtFirst }, console);
    const late = elsewhere.load(table);
    await expect.poll(() => reads).toBe(1);
    const record = (await server.store.table(table))!;
    expect(await server.store.commit({ table: record, due: null })).toBeDefined();
    const version = record.version + 1;
    await elsewhere.refresh(table, version);
    letGo();
    expect((await late).table.version).toBe(version);
    expect((await elsewhere.load(table)).table.version).toBe(version);
    await server.close();
    await home.remove();
  });

  it('takes at one server what was asked by the other, however long ago that heard of anything', async () => {
    const home = await newHome();
    const settings = { POLL_EVERY: '0' };
    const servers = [await serve(settings, home), await serve(settings, home)];
    const { table, people } = await seat(servers[0].url, ['Ada', 'Ben', 'Cyd'], {
      selection: { players: 3 },
    });
    const choose = chooser(5);
    let answers = 0;
    for (let n = 0; answers < 40; n++) {
      const person = people[n % 3];
      person.url = servers[n % 2].url;
      const { epoch, view } = await person.ask('game', { table });
      if (view.over) break;
      const [question] = view.questions;
      if (!question) continue;
      person.url = servers[(n + 1) % 2].url;
      const picks = randomPicks(question, choose);
      await person.ask('answer', { table }, { epoch, question: question.id, picks });
      answers++;
    }
    expect(answers).toBeGreaterThan(20);
    await Promise.all(servers.map((server) => server.close()));
    await home.remove();
  });

  it('stores a change only on the version it started from', async () => {
    const home = await newHome();
    const [one, two] = [await serve({}, home), await serve({}, home)];
    const { table } = await seat(one.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
    const record = (await one.store.table(table))!;
    expect(await two.store.commit({ table: record, due: null })).toBeDefined();
    expect(await one.store.commit({ table: record, due: null })).toBeUndefined();
    const read = await Promise.all([one, two].map(async ({ store }) => (await store.table(table))!));
    const both = await Promise.all(
      [one, two].map(({ store }, i) => store.commit({ table: read[i]!, due: null })),
    );
    expect(both.filter(Boolean)).toHaveLength(1);
    await Promise.all([one.close(), two.close()]);
    await home.remove();
  });
});
