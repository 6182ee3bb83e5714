import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachStore } from '../support/each-store';
import type { Home } from '../support/homes';
import { Person } from '../support/person';
import { type Served, serve } from '../support/serve';

onEachStore((newHome) => {
  let home: Home;
  let served: Served;
  let ada: Person;
  let ben: Person;
  beforeAll(async () => {
    home = await newHome();
    served = await serve({}, home);
    ada = await Person.named(served.url, 'Ada');
    ben = await Person.named(served.url, 'Ben');
  });
  afterAll(async () => {
    await served.close();
    await home.remove();
  });

  const players = { selection: { players: 3 } };

  it('knows a guest by the cookie, which scripts cannot read', async () => {
    const eve = new Person(served.url, 'Eve');
    const response = await eve.raw('PUT', '/api/me', JSON.stringify({ name: 'Eve' }));
    expect(response.headers.get('set-cookie')).toMatch(/^ragtag=[\w-]{43};.*HttpOnly; SameSite=Strict/);
    expect(await eve.ask('me')).toEqual({ name: 'Eve', account: null });
    expect(await eve.ask('setName', undefined, { name: 'Eva' })).toEqual({ name: 'Eva', account: null });
    expect(await eve.ask('signOut')).toEqual({ name: null, account: null });
    expect(await eve.ask('me')).toEqual({ name: null, account: null });
  });

  it('goes on from another device with a personal link, once', async () => {
    const { token } = await ada.ask('makeLink');
    const phone = new Person(served.url, 'phone');
    expect((await phone.ask('useLink', undefined, { token })).name).toBe('Ada');
    const { id } = await ada.ask('createTable', undefined, players);
    expect((await phone.ask('table', { table: id })).seat).toBe(0);
    await expect(ben.ask('useLink', undefined, { token })).rejects.toThrow('not-found');
  });

  it('lists public tables only, until they are full', async () => {
    const shown = await ada.ask('createTable', undefined, {
      ...players,
      visibility: 'public',
      name: 'Open house',
    });
    const hidden = await ada.ask('createTable', undefined, players);
    const ids = (await ben.ask('openTables')).map(({ id }) => id);
    expect(ids).toContain(shown.id);
    expect(ids).not.toContain(hidden.id);
    await ada.ask('addBot', { table: shown.id, seat: 1 }, {});
    await ben.ask('sit', { table: shown.id, seat: 2 });
    expect((await ben.ask('openTables')).map(({ id }) => id)).not.toContain(shown.id);
    expect((await ben.ask('myTables')).map(({ id }) => id)).toEqual([shown.id]);
  });

  it('keeps a seat for whoever took it first, and lets people move', async () => {
    const { id: table } = await ada.ask('createTable', undefined, players);
    await expect(ben.ask('sit', { table, seat: 0 })).rejects.toThrow('seat-taken');
    await ben.ask('sit', { table, seat: 1 });
    const moved = await ben.ask('sit', { table, seat: 2 });
    expect(moved.seats.map(({ name }) => name)).toEqual(['Ada', null, 'Ben']);
    await expect(ben.ask('sit', { table, seat: 5 })).rejects.toThrow('not-found');
  });

  it('is run by the host, who can hand over', async () => {
    const { id: table } = await ada.ask('createTable', undefined, players);
    await ben.ask('sit', { table, seat: 1 });
    await expect(ben.ask('addBot', { table, seat: 2 }, {})).rejects.toThrow('forbidden');
    await expect(ben.ask('start', { table })).rejects.toThrow('forbidden');
    await ada.ask('handOver', { table, seat: 1 });
    expect((await ben.ask('addBot', { table, seat: 2 }, { level: 'admiral' })).seats[2].level).toBe(
      'admiral',
    );
    expect((await ben.ask('openSeat', { table, seat: 2 })).seats[2].kind).toBe('open');
    await ben.ask('leave', { table });
    expect((await ada.ask('table', { table })).host).toBe(true);
    expect((await ada.ask('leave', { table })).phase).toBe('closed');
  });

  it('says what is wrong with options, and keeps people seated when their number changes', async () => {
    const { id: table } = await ada.ask('createTable', undefined, players);
    const refused = await ada.raw(
      'PATCH',
      `/api/tables/${table}`,
      JSON.stringify({ selection: { players: 9 } }),
    );
    expect(refused.status).toBe(422);
    const { error } = (await refused.json()) as { error: { code: string; problems: { at: string }[] } };
    expect(error.code).toBe('option-conflict');
    expect(error.problems[0].at).toBe('players');
    const bigger = await ada.ask('changeTable', { table }, { selection: { players: 6 } });
    expect(bigger.seats).toHaveLength(6);
    await ben.ask('sit', { table, seat: 5 });
    const smaller = await ada.ask('changeTable', { table }, { selection: { players: 3 } });
    expect(smaller.seats.map(({ name }) => name)).toContain('Ben');
  });

  it('plays now: a table with bots, started, for somebody without a name', async () => {
    const eve = new Person(served.url, 'Eve');
    const table = await eve.ask('playNow', undefined, {});
    expect(table.phase).toBe('playing');
    expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect((await eve.ask('game', { table: table.id })).view.seat).toBe(0);
  });

  it('lets a bot sit in for somebody who is away, who takes over again', async () => {
    const { id: table } = await ada.ask('createTable', undefined, players);
    await ben.ask('sit', { table, seat: 1 });
    await ada.ask('start', { table });
    await expect(ben.ask('cover', { table }, { covered: true, seat: 0 })).rejects.toThrow('forbidden');
    const covered = await ada.ask('cover', { table }, { covered: true, seat: 1 });
    expect(covered.seats[1].covered).toBe(true);
    const back = await ben.ask('cover', { table }, { covered: false });
    expect(back.seats[1].covered).toBe(false);
    const phone = await ben.look(table);
    await ben.ask('setOrders', { table }, { otherwise: 'never', windows: {} });
    await expect.poll(() => phone.received.at(-1)).toContain('"otherwise":"never"');
    phone.close();
    const left = await ada.ask('leave', { table });
    expect(left.seats.map(({ host }) => host)).toEqual([false, true, false]);
    expect((await ben.ask('leave', { table })).seats[1]).toMatchObject({
      kind: 'person',
      covered: true,
      name: 'Ben',
    });
  });

  it('finishes a game alone when everybody has left, and plays it again', async () => {
    const { id: table } = await ada.ask('createTable', undefined, players);
    await ben.ask('sit', { table, seat: 1 });
    await ada.ask('start', { table });
    await expect(ada.ask('gameFile', { table })).rejects.toThrow('wrong-phase');
    await ada.ask('leave', { table });
    await ben.ask('leave', { table });
    await expect
      .poll(async () => (await ada.ask('table', { table })).phase, { timeout: 20_000 })
      .toBe('finished');
    // Bots say what the rules allow, in their own names; nobody speaks for those who are away.
    const said = await ada.ask('talk', { table });
    expect(said.length).toBeGreaterThan(0);
    for (const { seat, name, said: words } of said) {
      expect(seat).toBe(2);
      expect(name).toMatch(/\(bot\)$/);
      expect(words).toHaveProperty('claim');
    }
    const again = await Promise.all([ada.ask('rematch', { table }), ben.ask('rematch', { table })]);
    expect(again[0].id).toBe(again[1].id);
    expect(again[0].phase).toBe('lobby');
    expect(again[0].seats.map(({ name }) => name).slice(0, 2)).toEqual(['Ada', 'Ben']);
  });

  it('carries words and claims to everybody, and only claims where chat is off', async () => {
    const { id: table } = await ada.ask('createTable', undefined, players);
    await ben.ask('sit', { table, seat: 1 });
    const page = await ben.look(table);
    await ada.ask('say', { table }, { text: 'Hello' });
    await ada.ask('changeTable', { table }, { chat: false });
    await expect(ada.ask('say', { table }, { text: 'Hello?' })).rejects.toThrow('switched-off');
    await expect(ada.ask('say', { table }, { claim: 'suspects', seat: 1 })).rejects.toThrow('wrong-phase');
    await ada.ask('start', { table });
    await ada.ask('say', { table }, { claim: 'suspects', seat: 1 });
    await expect(ada.ask('say', { table }, { claim: 'suspects', seat: 0 })).rejects.toThrow('bad-request');
    const byAda = () => page.said.filter(({ name }) => name === 'Ada');
    await expect.poll(() => byAda().length).toBe(2);
    expect(byAda()).toMatchObject([
      { seat: null, said: { text: 'Hello' } },
      { seat: 0, said: { claim: 'suspects', seat: 1 } },
    ]);
    const { n } = page.said[0];
    expect(await ben.ask('talk', { table }, undefined, `?after=${n}`)).toEqual(page.said.slice(1));
  });

  it('keeps spectators out where the host says so', async () => {
    const { id: table } = await ada.ask('createTable', undefined, { ...players, spectators: false });
    await ada.ask('start', { table });
    await expect(ben.ask('game', { table })).rejects.toThrow('forbidden');
    await expect(ben.look(table)).rejects.toThrow('forbidden');
  });

  it('lets only those leave who are there, and a host who does not play hand over by it', async () => {
    const cyd = await Person.named(served.url, 'Cyd');
    const { id: table } = await cyd.ask('createTable', undefined, { ...players, sit: false });
    await ada.ask('sit', { table, seat: 0 });
    await ben.ask('sit', { table, seat: 1 });
    await cyd.ask('start', { table });
    const eve = await Person.named(served.url, 'Eve');
    const { changed } = await eve.ask('table', { table });
    await expect(eve.ask('leave', { table })).rejects.toMatchObject({ code: 'not-seated' });
    expect((await eve.ask('table', { table })).changed).toBe(changed);

    await expect(eve.ask('cover', { table }, { covered: true, seat: 1 })).rejects.toThrow('forbidden');
    const page = await ada.look(table);
    await expect(cyd.ask('cover', { table }, { covered: true, seat: 0 })).rejects.toThrow('forbidden');
    expect((await cyd.ask('cover', { table }, { covered: true, seat: 1 })).seats[1].covered).toBe(true);
    expect(await cyd.ask('leave', { table })).toMatchObject({ host: false, seat: null });
    expect((await ada.ask('table', { table })).host).toBe(true);
    page.close();
  });
});
