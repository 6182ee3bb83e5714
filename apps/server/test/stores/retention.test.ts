import { chooser } from '@ragtag/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/config';
import { Tidying } from '../../src/store/tidying';
import { onEachStore } from '../support/each-store';
import { seat } from '../support/game';
import type { Home } from '../support/homes';
import { Person } from '../support/person';
import { playAtRandom } from '../support/random-player';
import { quick, type Served, serve } from '../support/serve';

onEachStore((newHome) => {
  const day = 24 * 3600 * 1000;

  let home: Home;
  let served: Served;
  beforeAll(async () => {
    home = await newHome();
    served = await serve({}, home);
  });
  afterAll(async () => {
    await served.close();
    await home.remove();
  });

  const tidyAfter = (days: number, settings: Record<string, string>) =>
    new Tidying(served.store, readConfig({ ...quick, ...settings }, '/nowhere'), served.app.log).tidy(
      Date.now() + days * day,
    );

  it('forgets idle lobbies, devices that were not here and guests who sit nowhere, and nothing else', async () => {
    const host = await Person.named(served.url, 'Ada');
    const { id: lobby } = await host.ask('createTable', undefined, {});
    await host.ask('say', { table: lobby }, { text: 'Anybody there?' });
    const { table: game, people } = await seat(served.url, ['Ben', 'Cyd', 'Dov'], {
      selection: { players: 3 },
    });
    const guest = await Person.named(served.url, 'Eve');
    const member = await Person.named(served.url, 'Kim');
    const login = { account: 'kim-c', password: 'nothing but the rain' };
    await member.ask('signUp', undefined, login);

    await tidyAfter(1000, {});
    await tidyAfter(20, { RETAIN_LOBBIES: '30', RETAIN_SESSIONS: '30' });
    expect((await host.ask('table', { table: lobby })).phase).toBe('lobby');
    expect((await guest.ask('me')).name).toBe('Eve');

    await tidyAfter(40, { RETAIN_LOBBIES: '30' });
    expect(await served.store.table(lobby)).toBeUndefined();
    await expect(host.ask('sit', { table: lobby, seat: 1 })).rejects.toMatchObject({ status: 404 });
    expect(await served.store.talk(lobby, 0, 10)).toEqual([]);
    expect((await people[0].ask('game', { table: game })).view.over).toBeNull();

    const users = await Promise.all(
      [guest, people[0], member].map(async ({ cookie }) => {
        const { hashOf } = await import('../../src/secrets');
        return (await served.store.userOfSession(hashOf(cookie.split('=')[1])))!.id;
      }),
    );
    await tidyAfter(40, { RETAIN_SESSIONS: '30' });
    for (const person of [guest, people[0], member]) expect((await person.ask('me')).name).toBeNull();
    const left = await Promise.all(users.map((id) => served.store.user(id)));
    expect(left.map((user) => user?.name)).toEqual([undefined, 'Ben', 'Kim']);
    await member.ask('signIn', undefined, login);
    expect((await member.ask('me')).account).toBe('kim-c');
  });

  it('lets go of what was told in games that are over, and keeps how they ended and their files', async () => {
    const other = await serve({ GAMES: 'tiny' }, home);
    const { table, people } = await seat(other.url, ['Ada', 'Ben'], {
      game: 'tiny',
      selection: { players: 3 },
    });
    const pages = await Promise.all(people.map((person) => person.look(table)));
    await Promise.all(pages.map((page, n) => playAtRandom(page, chooser(n))));
    for (const page of pages) page.close();
    const file = await people[0].ask('gameFile', { table });
    const { view } = await people[0].ask('game', { table });
    await tidyAfter(20, { RETAIN_LOGS: '30' });
    expect((await other.told(table, 0)).length).toBeGreaterThan(10);
    await tidyAfter(40, { RETAIN_LOGS: '30' });
    expect(await other.told(table, 0)).toEqual([]);
    expect(await people[0].ask('gameFile', { table })).toEqual(file);
    expect(await people[0].ask('game', { table })).toMatchObject({ view, news: { facts: [] }, epoch: 1 });
    const page = await people[1].look(table);
    await expect.poll(() => page.game?.view.over).toEqual(view.over);
    page.close();
    await other.close();
  });
});
