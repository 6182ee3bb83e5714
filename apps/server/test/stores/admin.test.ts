import { chooser } from '@ragtag/kernel';
import { expect, inject, it } from 'vitest';
import { carryOut } from '../../src/admin/commands';
import { readConfig } from '../../src/config';
import { onEachStore } from '../support/each-store';
import { seat } from '../support/game';
import { newPostgresHome, newSqliteHome } from '../support/homes';
import { Person } from '../support/person';
import { playAtRandom } from '../support/random-player';
import { serve } from '../support/serve';

const postgres = inject('postgres');

onEachStore((newHome) => {
  it('lets whoever keeps a server look after it while it runs, and move everything elsewhere', async () => {
    const home = await newHome();
    const place = readConfig(home.settings, '/nowhere');
    const served = await serve({}, home);
    const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
    const pages = await Promise.all(people.map((person) => person.look(table)));
    const playing = pages.map((page, n) => playAtRandom(page, chooser(n)));
    await expect.poll(() => pages[0].facts.length, { interval: 5 }).toBeGreaterThan(30);
    for (const page of pages) page.close();
    await Promise.all(playing);
    const login = { account: 'kim', password: 'a raptor in the rain' };
    const kim = await Person.named(served.url, 'Kim');
    await kim.ask('signUp', undefined, login);
    const deck = { name: 'Kim flies', cards: [['raptor-101', 4]] };
    await kim.ask('keepSetup', { setup: 'kims-deck' }, { game: 'card', setup: deck, version: 0 });
    const lobby = await kim.ask('createTable', undefined, { name: "Kim's" });
    await kim.ask('say', { table: lobby.id }, { text: 'Anybody?' });

    expect(await carryOut(place, ['list'])).toMatch(/Kim's[\s\S]*2 tables$/);
    expect(await carryOut(place, ['list', 'playing'])).toMatch(
      new RegExp(`^${table}  playing[\\s\\S]*1 tables$`),
    );
    await expect(carryOut(place, ['list', 'plaing'])).rejects.toThrow('tables are lobby, playing');
    expect(await carryOut(place, ['show', table])).toMatch(/answers[\s\S]*trouble: none$/);
    expect(await carryOut(place, ['check'])).toBe('2 tables, 0 with trouble');
    await expect(carryOut(place, ['show', 'nowhere'])).rejects.toThrow('There is no table');
    const told = await carryOut(place, ['reset-password', 'Kim']);
    expect((await kim.ask('me')).name).toBeNull();
    const password = /is now (\S+)\. /.exec(told)![1];
    await kim.ask('signIn', undefined, { account: 'kim', password });
    await carryOut(place, ['close', lobby.id]);
    await expect.poll(async () => (await kim.ask('table', { table: lobby.id })).phase).toBe('closed');
    expect(await carryOut(place, ['compact'])).toBe('Compacted.');

    const elsewhere = postgres === null ? [newSqliteHome] : [newSqliteHome, () => newPostgresHome(postgres)];
    for (const makeHome of elsewhere) {
      const other = await makeHome();
      const { DATA_DIR, DATABASE_URL } = other.settings;
      const to = DATABASE_URL ?? DATA_DIR ?? '';
      const copied = await carryOut(place, ['copy', to]);
      expect(copied).toMatch(/tables: 2[\s\S]*games: 1/);
      await expect(carryOut(place, ['copy', to])).rejects.toThrow('Nothing was copied');
      const moved = await serve({}, other);
      for (const [n, person] of people.entries()) {
        const { view, news } = await person.ask('game', { table });
        person.url = moved.url;
        const there = await person.ask('game', { table });
        expect([there.view, there.news]).toEqual([view, news]);
        expect(await moved.told(table, n)).toEqual(await served.told(table, n));
      }
      const again = await Promise.all(people.map((person) => person.look(table)));
      const ends = await Promise.all(again.map((page, n) => playAtRandom(page, chooser(n))));
      expect(ends).toEqual(['over', 'over', 'over']);
      const phone = new Person(moved.url, 'phone');
      await phone.ask('signIn', undefined, { account: 'kim', password });
      expect(await phone.ask('mySetups')).toEqual(await kim.ask('mySetups'));
      expect(await moved.store.talk(lobby.id, 0, 10)).toHaveLength(1);
      for (const person of people) person.url = served.url;
      await moved.close();
      await other.remove();
    }
    await served.close();
    await home.remove();
  });
});
