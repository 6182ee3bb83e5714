import { chmod, copyFile, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { chooser } from '@ragtag/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isTrivial } from '../src/accounts/passwords';
import { carryOut } from '../src/admin/commands';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config';
import { proxyDoubter } from '../src/http/proxy';
import { Unattended } from '../src/rooms/unattended';
import { openForWriting } from '../src/store/sqlite/database';
import { Turns } from '../src/store/sqlite/turns';
import { Writer } from '../src/store/sqlite/writer';
import { NotStored } from '../src/store/store';
import { glanceOf, saysBot } from '../src/tables/looks-like';
import { seat } from './support/game';
import { Person } from './support/person';
import { playAtRandom } from './support/random-player';
import { newFolder, quick, type Served, serve } from './support/serve';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

describe('passwords', () => {
  it('that anybody would try first are not taken', () => {
    const trivial = [
      'password',
      'P@ssw0rd!',
      'qwertyuiop',
      'starbuck-fan',
      'Starbuck-Fan99',
      '12345678',
      '19840704',
    ];
    for (const each of [
      ...trivial,
      '1234567890q',
      'Letmein1',
      'aaaaaaaa',
      'abcabcabc',
      'abcdefgh',
      'letmein2024',
      'iloveyou!',
    ]) {
      expect([each, isTrivial(each, ['starbuck-fan', 'Kara'])]).toEqual([each, true]);
    }
    for (const each of [
      'correct horse battery',
      'a long enough password',
      'xK9!v2mQ',
      'nothing but the rain',
    ])
      expect([each, isTrivial(each, ['kara', null, undefined])]).toEqual([each, false]);
  });

  it('are refused at the door, when an account is made and when its password is changed', async () => {
    const kim = await Person.named(served.url, 'Kim');
    const trivial = { account: 'kimberly', password: 'Kimberly1' };
    await expect(kim.ask('signUp', undefined, trivial)).rejects.toMatchObject({ code: 'refused' });
    await kim.ask('signUp', undefined, { account: 'kimberly', password: 'a raptor in the rain' });
    const change = { password: 'a raptor in the rain', wanted: 'password1' };
    await expect(kim.ask('changePassword', undefined, change)).rejects.toMatchObject({ code: 'refused' });
  });
});

it('names of accounts that are taken are told to nobody who asks for many', async () => {
  const own = await serve();
  const password = 'a raptor in the rain';
  await (await Person.named(own.url, 'Felix')).ask('signUp', undefined, { account: 'felix-g', password });
  const script = await Person.named(own.url, 'Script');
  const codes: string[] = [];
  for (let n = 0; n < 10; n++) {
    const account = n === 9 ? 'nobody-has-this' : 'felix-g';
    await script.ask('signUp', undefined, { account, password }).catch(({ code }) => codes.push(code));
  }
  await own.close();
  expect(codes).toEqual([...Array(8).fill('name-taken'), 'too-fast', 'too-fast']);
});

describe('devices', () => {
  it('are listed, signed out one by one, and all at once', async () => {
    const laptop = await Person.named(served.url, 'Lee');
    const login = { account: 'lee-adama', password: 'a viper in the dark' };
    await laptop.ask('signUp', undefined, login);
    const others = ['phone', 'tablet'].map((name) => new Person(served.url, name));
    for (const each of others) await each.ask('signIn', undefined, login);
    const devices = await laptop.ask('devices');
    expect(devices.map(({ current }) => current)).toEqual([true, false, false]);
    const left = await laptop.ask('signOutDevice', { device: devices[1].id });
    expect(left.map(({ id }) => id)).toEqual([devices[0].id, devices[2].id]);
    expect((await others[0].ask('me')).name).toBeNull();
    expect((await others[1].ask('me')).account).toBe('lee-adama');
    const stranger = await Person.named(served.url, 'Gaius');
    await expect(stranger.ask('signOutDevice', { device: devices[2].id })).rejects.toMatchObject({
      status: 404,
    });
    await others[1].ask('signOutEverywhere');
    expect((await laptop.ask('me')).name).toBeNull();
    expect((await others[1].ask('me')).name).toBeNull();
  });
});

describe('names', () => {
  it('that look alike are found out, whatever they are written with', () => {
    const pairs = [
      ['Laura', 'Lаurа'],
      ['Bill', 'BiII'],
      ['Sam', 'SАM'],
      ['Corn', 'Com'],
      ['Ada ', 'a.d.a'],
      ['Élosha', 'Elosha'],
      ['Ben', 'Βen'],
      ['HANNA', 'ΗΑΝΝΑ'],
      ['Max', 'ΜΑΧ'],
      ['Zoe', 'Ζοё'],
      ['Saul', 'Ѕauł'],
      ['Tory', 'ᴛᴏʀʏ'],
      ['Gaeta', 'Ꮐaeta'],
      ['Sol', '$ol'],
      ['Bjørn', 'Bjorn'],
      ['Cato', 'Ϲato'],
      ['Tom', 'Ⲧⲟⲙ'],
      ['Dirk', 'ᗪⅰᖇᛕ'],
      ['Suzy', 'ꮪυꮓỿ'],
      ['Leo', '𐐛𐊆𐓪'],
    ];
    for (const [a, b] of pairs) expect([a, glanceOf(a)]).toEqual([a, glanceOf(b)]);
    for (const [a, b] of [
      ['Ada', 'Adam'],
      ['Ben', 'Ren'],
      ['Лаура', 'Кара'],
      ['美', '天'],
      ['★', '♥'],
      ['Νίκος', 'Πέτρος'],
    ])
      expect(glanceOf(a)).not.toBe(glanceOf(b));
    for (const name of [
      'Ines (bot)',
      'Ines（ｂｏｔ）',
      'Ines (b0t)',
      'Ines [ВОТ]',
      'Ines 【ʙᴏᴛ】',
      'Ines ( b.o.t )',
    ])
      expect([name, saysBot(name)]).toEqual([name, true]);
    for (const name of ['Abbott', 'Botany Bay', 'Ines (both)', 'Ines ()'])
      expect([name, saysBot(name)]).toEqual([name, false]);
  });

  it('are not taken at a table where somebody else has one that looks the same', async () => {
    const host = await Person.named(served.url, 'Laura');
    const { id: table } = await host.ask('createTable', undefined, {});
    const double = await Person.named(served.url, 'Lаurа');
    await expect(double.ask('sit', { table, seat: 1 })).rejects.toMatchObject({ code: 'name-taken' });
    const bot = await Person.named(served.url, 'Ruth (bot)');
    await expect(bot.ask('sit', { table, seat: 1 })).rejects.toMatchObject({ code: 'name-taken' });
    await double.ask('setName', undefined, { name: 'Tory' });
    await double.ask('sit', { table, seat: 1 });
    await double.ask('sit', { table, seat: 2 });
  });
});

it('invitations are worth nothing once their table is closed, but to who sat there', async () => {
  const host = await Person.named(served.url, 'Saul');
  const { id: table, invite: code } = await host.ask('createTable', undefined, {});
  const guest = await Person.named(served.url, 'Ellen');
  expect(await guest.ask('invited', { code: code! })).toMatchObject({ id: table });
  await host.ask('closeTable', { table });
  await expect(guest.ask('invited', { code: code! })).rejects.toMatchObject({ status: 404 });
  expect(await host.ask('invited', { code: code! })).toMatchObject({ id: table });
});

describe('games without people', () => {
  it('wait the longer the more of them there are, and not where somebody plays or watches', async () => {
    const { table } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
    const record = (await served.store.table(table))!;
    const watched = new Set<string>();
    const unattended = new Unattended(5000, 3_600_000, (id) => watched.has(id));
    expect(unattended.pauseAt(record)).toBe(0);
    const alone = { ...record, seats: record.seats.map((each) => ({ ...each, covered: true })) };
    expect(unattended.pauseAt(alone)).toBe(5000);
    for (let n = 0; n < 199; n++) unattended.pauseAt({ ...alone, id: `table ${n}` });
    expect(unattended.pauseAt(alone)).toBe(50_000);
    expect(unattended.hasPlayedEnough(alone, alone.changed + 3_500_000)).toBe(false);
    expect(unattended.hasPlayedEnough(alone, alone.changed + 3_700_000)).toBe(true);
    expect(unattended.hasPlayedEnough(record, alone.changed + 3_700_000)).toBe(false);
    watched.add(table);
    expect(unattended.hasPlayedEnough(alone, alone.changed + 3_700_000)).toBe(false);
    expect(unattended.pauseAt(alone)).toBe(0);
    expect(unattended.count).toBe(199);
    // Those that pause hold nobody up.
    for (let n = 0; n < 199; n++) unattended.pauseAt({ ...alone, id: `table ${n}`, paused: true });
    expect(unattended.count).toBe(0);
  });

  it('pause at once where somebody has left many to bots, until somebody looks', async () => {
    const strict = await serve({ HTTP_RATE: '600', UNATTENDED_DELAY: '60000' });
    const person = await Person.named(strict.url, 'Gaius');
    const isPaused = async (id: string) => (await strict.store.table(id))?.paused ?? false;
    const tables: string[] = [];
    for (let n = 0; n < 6; n++) {
      const { id } = await person.ask('playNow', undefined, { selection: { players: 3 } });
      await person.ask('leave', { table: id });
      tables.push(id);
    }
    expect(await Promise.all(tables.map(isPaused))).toEqual([false, false, false, false, false, true]);
    const due = async () => strict.store.due(strict.store.now() + 3_600_000, 100);
    expect(await due()).not.toContain(tables[5]);
    const page = await person.look(tables[5]);
    expect(page.game?.view.over).toBeNull();
    expect(await isPaused(tables[5])).toBe(false);
    expect(await due()).toContain(tables[5]);
    page.close();
    const { id } = await person.ask('createTable', undefined, { sit: false, selection: { players: 3 } });
    await expect(person.ask('start', { table: id })).rejects.toMatchObject({ code: 'too-fast' });
    // Nor does it help to have a bot sit in, where nobody looks.
    const { id: another } = await person.ask('playNow', undefined, { selection: { players: 3 } });
    await person.ask('cover', { table: another }, { covered: true });
    expect(await isPaused(another)).toBe(true);
    await person.ask('cover', { table: another }, { covered: false });
    expect(await isPaused(another)).toBe(false);
    await strict.close();
  });

  it('go on slowly', async () => {
    const slow = await serve({ UNATTENDED_DELAY: '60000' });
    const { table, people } = await seat(slow.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
    for (const person of people) await person.ask('leave', { table });
    const answers = async () => (await slow.store.table(table))!.game!.answers;
    const before = await answers();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await answers()) - before).toBeLessThan(2);
    await slow.close();
  });
});

it('whoever speaks before the game without a seat is marked, whatever name they have', async () => {
  const [host, other] = await Promise.all(['Ada', 'Ada'].map((name) => Person.named(served.url, name)));
  const { id: table } = await host.ask('createTable', undefined, {});
  expect(await host.ask('say', { table }, { text: 'Sit down' })).not.toHaveProperty('unseated');
  expect(await other.ask('say', { table }, { text: 'I am the host' })).toMatchObject({ unseated: true });
  // Nor does somebody who has a seat speak under another name than was looked at there.
  await other.ask('setName', undefined, { name: 'Ben' });
  await other.ask('sit', { table, seat: 1 });
  await other.ask('setName', undefined, { name: 'Ada' });
  const said = await other.ask('say', { table }, { text: 'I am the host' });
  expect([said.name, said.unseated]).toEqual(['Ben', undefined]);
});

describe('a game that cannot go on', () => {
  it('says so, can be taken along and left, and goes on under a server that can', async () => {
    const folder = await newFolder();
    const first = await serve({}, folder);
    const { table, people } = await seat(first.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
    await first.close();
    await copyFile(join(folder, 'ragtag.db'), join(folder, 'whole.db'));
    const database = await openForWriting(join(folder, 'ragtag.db'));
    (await database.prepare("UPDATE games SET state = '{}', seed = 'another' WHERE tbl = ?")).run(table);
    // Facts that the answers do not lead to.
    (
      await database.prepare("UPDATE tables SET record = json_set(record, '$.game.facts', 999) WHERE id = ?")
    ).run(table);
    database.close();

    const second = await serve({ LOG_LEVEL: 'silent' }, folder);
    for (const person of people) person.url = second.url;
    expect(await people[0].ask('table', { table })).toMatchObject({ phase: 'stuck' });
    await expect(people[0].ask('game', { table })).rejects.toMatchObject({ code: 'wrong-phase' });
    expect(await people[0].ask('gameFile', { table })).toMatchObject({ format: 'ragtag-game', over: null });
    const stranger = await Person.named(second.url, 'Mallory');
    await expect(stranger.ask('gameFile', { table })).rejects.toMatchObject({ code: 'wrong-phase' });
    await people[2].ask('leave', { table });
    expect((await second.store.table(table))!.phase).toBe('stuck');
    await second.close();

    await copyFile(join(folder, 'whole.db'), join(folder, 'ragtag.db'));
    const third = await serve({}, folder);
    for (const person of people) person.url = third.url;
    expect(await people[0].ask('table', { table })).toMatchObject({ phase: 'playing' });
    await third.close();
    await rm(folder, { recursive: true });
  });

  it('is set going again by whoever keeps the server, from where its rules still lead', async () => {
    const folder = await newFolder();
    const first = await serve({ GAMES: 'tiny' }, folder);
    const { table, people } = await seat(first.url, ['Ada', 'Ben'], {
      game: 'tiny',
      selection: { players: 3 },
    });
    const pages = await Promise.all(people.map((person) => person.look(table)));
    const playing = pages.map((page, n) => playAtRandom(page, chooser(n)));
    await expect.poll(() => pages[0].facts.length, { interval: 1 }).toBeGreaterThan(8);
    for (const page of pages) page.close();
    await Promise.all(playing);
    const told = await first.told(table, 0);
    await first.close();
    const database = await openForWriting(join(folder, 'ragtag.db'));
    (await database.prepare("UPDATE games SET state = '{}' WHERE tbl = ?")).run(table);
    const bad = JSON.stringify([[0, 77, 'person', ['nothing']]]);
    (
      await database.prepare(
        `UPDATE tables SET recent = ?, record = json_set(record, '$.game.answers',
         json_extract(record, '$.game.answers') + 1) WHERE id = ?`,
      )
    ).run(bad, table);
    database.close();

    const second = await serve({ LOG_LEVEL: 'silent', GAMES: 'tiny', POLL_EVERY: '20' }, folder);
    for (const person of people) person.url = second.url;
    expect(await people[0].ask('table', { table })).toMatchObject({ phase: 'stuck' });
    const told2 = await carryOut(readConfig({ DATA_DIR: folder }, '/nowhere'), ['unstick', table]);
    expect(told2).toMatch(/1 of \d+ answers were taken back/);
    await expect.poll(async () => (await people[0].ask('table', { table })).phase).toBe('playing');
    expect((await second.told(table, 0)).slice(0, told.length)).toEqual(told);
    const again = await Promise.all(people.map((person) => person.look(table)));
    expect(again[0].said.at(-1)).toMatchObject({ name: 'The server' });
    const ends = await Promise.all(again.map((page, n) => playAtRandom(page, chooser(n))));
    expect(ends).toEqual(['over', 'over']);
    for (const page of again) page.close();
    await second.close();
    await rm(folder, { recursive: true });
  });
});

describe('the store', () => {
  it('waits for another server that is stuck for a moment only, for all that is to be stored together', async () => {
    const folder = await newFolder();
    const path = join(folder, 'a.db');
    const [frozen, other] = [await openForWriting(path), await openForWriting(path)];
    await frozen.exec('BEGIN IMMEDIATE');
    const writer = new Writer(other, new Turns());
    const since = performance.now();
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => writer.write(() => 1)));
    expect(performance.now() - since).toBeLessThan(10_000);
    for (const each of all) expect(each).toMatchObject({ status: 'rejected', reason: expect.any(NotStored) });
    await frozen.exec('ROLLBACK');
    expect(await writer.write(() => 2)).toBe(2);
    frozen.close();
    other.close();
    await rm(folder, { recursive: true });
  });

  it('is for nobody else to read, and whole in one file after a clean stop', async () => {
    const folder = await newFolder();
    await (await serve({}, folder)).close();
    await chmod(join(folder, 'ragtag.db'), 0o644);
    const own = await serve({}, folder);
    const { table } = await seat(own.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
    for (const name of ['ragtag.db', 'ragtag.db-wal', 'ragtag.db-shm'])
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    await own.close();
    await rm(join(folder, 'ragtag.db-wal'), { force: true });
    const copy = await serve({}, folder);
    expect((await copy.store.table(table))?.phase).toBe('playing');
    await copy.close();
    await rm(folder, { recursive: true });
  });
});

describe('behind a proxy', () => {
  const asked = (url: string, headers: Record<string, string>, path = '/metrics') =>
    new Promise<{ status?: number; csp: string }>((resolve, reject) => {
      const { port } = new URL(url);
      request({ port, path, headers }, (response) => {
        response.resume();
        resolve({
          status: response.statusCode,
          csp: String(response.headers['content-security-policy']),
        });
      })
        .on('error', reject)
        .end();
    });

  it('the figures are not told without a token, trusted or not', async () => {
    const trusting = await serve({ TRUST_PROXY: 'loopback' });
    expect(await asked(trusting.url, {})).toMatchObject({ status: 200 });
    for (const header of ['x-forwarded-for', 'x-real-ip', 'via'])
      expect(await asked(trusting.url, { [header]: '127.0.0.1' })).toMatchObject({ status: 404 });
    // A proxy that leaves no trace but the name that it was asked under.
    expect(await asked(trusting.url, { host: 'ragtag.example' })).toMatchObject({ status: 404 });
    await trusting.close();
    const renamed = await serve({ ALLOWED_ORIGINS: 'https://ragtag.example' });
    expect(await asked(renamed.url, {})).toMatchObject({ status: 404 });
    await renamed.close();
  });

  it('it is said once what is missing where a proxy was not told of', async () => {
    const warn = vi.fn();
    const doubt = proxyDoubter(readConfig({}, '/nowhere'), { warn } as never);
    const asks = (headers: Record<string, string>, httpVersion = '1.1') =>
      doubt({ headers, host: '127.0.0.1:8080', raw: { httpVersion } } as never);
    asks({ connection: 'close' });
    asks({ origin: 'https://ragtag.example', 'sec-fetch-site': 'cross-site' });
    asks({ origin: 'http://127.0.0.1:8080', 'sec-fetch-site': 'same-origin' });
    expect(warn).not.toHaveBeenCalled();
    // The page's own site, says the browser, but under another name.
    asks({ origin: 'https://ragtag.example', 'sec-fetch-site': 'same-origin' });
    expect(warn).toHaveBeenCalledTimes(1);
    asks({}, '1.0');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('only names that were given to the server lead to it, where some were', async () => {
    const named = await serve({ ALLOWED_HOSTS: 'ragtag.example, 127.0.0.1' });
    for (const host of ['ragtag.example', 'Ragtag.Example:8443', '127.0.0.1'])
      expect(await asked(named.url, { host }, '/health')).toMatchObject({ status: 200 });
    for (const path of ['/health', '/', '/api/me', '/api/nothing', '/metrics'])
      expect(await asked(named.url, { host: 'evil.example' }, path)).toMatchObject({ status: 404 });
    // A proxy asks each server under its own name.
    expect(await asked(named.url, { host: 'ragtag-1:8080' }, '/ready')).toMatchObject({ status: 200 });
    await named.close();
  });

  it('pages may open sockets to where they came from, and nowhere else', async () => {
    const { csp } = await asked(served.url, { host: 'ragtag.example:8443' }, '/health');
    expect(csp).toContain("connect-src 'self' ws://ragtag.example:8443 wss://ragtag.example:8443;");
    const odd = await asked(served.url, { host: "evil.example'; script-src *" }, '/health');
    expect(odd.csp).not.toContain('script-src *');
  });
});

it('is ready while it serves, and says so before it stops', async () => {
  expect(await (await fetch(`${served.url}/ready`)).json()).toEqual({ status: 'ready' });
  const readiness = { ready: false };
  const app = await buildApp(readConfig(quick, '/nowhere'), served.store, undefined, readiness);
  expect((await app.inject('/ready')).statusCode).toBe(503);
  expect((await app.inject('/health')).statusCode).toBe(200);
  readiness.ready = true;
  expect((await app.inject('/ready')).statusCode).toBe(200);
});
