import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guessing } from '../src/accounts/guessing';
import { openSqliteStore } from '../src/store/sqlite';
import { Person } from './support/person';
import { freePort, ServerProcess } from './support/process';
import { newFolder, type Served, serve } from './support/serve';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const password = 'a long enough secret';
const players = { selection: { players: 3 } };

/** A guest who has made an account. */
async function withAccount(account: string): Promise<Person> {
  const person = await Person.named(served.url, account);
  await person.ask('signUp', undefined, { account, password });
  return person;
}

function device(): Person {
  return new Person(served.url, 'another device');
}

describe('an account', () => {
  it('keeps a guest, with seats and name, and is the same person on another device', async () => {
    const ada = await Person.named(served.url, 'Ada');
    const { id: table } = await ada.ask('createTable', undefined, players);
    const before = ada.cookie;
    const { codes, ...me } = await ada.ask('signUp', undefined, { account: 'Ada-L', password });
    expect(me).toEqual({ name: 'Ada', account: 'ada-l' });
    expect(codes).toHaveLength(8);
    expect(ada.cookie).not.toBe(before);
    expect((await ada.ask('table', { table })).seat).toBe(0);

    const phone = device();
    const signedIn = await phone.ask('signIn', undefined, { account: 'ADA-l', password });
    expect(signedIn).toEqual({ name: 'Ada', account: 'ada-l', brought: 0, left: 0 });
    expect((await phone.ask('table', { table })).seat).toBe(0);
    expect((await phone.ask('myTables')).map(({ id }) => id)).toEqual([table]);
    expect(await phone.ask('signOut')).toEqual({ name: null, account: null });
    expect((await phone.ask('table', { table })).seat).toBeNull();
    expect((await ada.ask('table', { table })).seat).toBe(0);
  });

  it('can be made by somebody who has not been here before', async () => {
    const eve = device();
    const response = await eve.raw(
      'POST',
      '/api/account',
      JSON.stringify({ account: 'eve', password, name: 'Eve' }),
    );
    expect(response.headers.get('set-cookie')).toMatch(/^ragtag=[\w-]{43};.*HttpOnly; SameSite=Strict/);
    expect(await eve.ask('me')).toEqual({ name: 'Eve', account: 'eve' });
  });

  it('is refused with a wrong password, an unknown name, a taken name or a bad form', async () => {
    const ben = await withAccount('ben');
    const other = await Person.named(served.url, 'Other');
    for (const account of ['ben', 'nobody-at-all']) {
      const wrong = { account, password: 'not the right one' };
      await expect(other.ask('signIn', undefined, wrong)).rejects.toThrow('wrong-password');
    }
    expect(await other.ask('me')).toEqual({ name: 'Other', account: null });
    await expect(other.ask('signUp', undefined, { account: 'Ben', password })).rejects.toThrow('name-taken');
    await expect(ben.ask('signUp', undefined, { account: 'ben2', password })).rejects.toThrow('wrong-phase');
    for (const bad of [
      { account: 'x', password },
      { account: 'a b c', password },
      { account: 'ben@example', password },
      { account: 'fine', password: 'short' },
      { account: 'fine', password: 'x'.repeat(129) },
      { account: 'fine' },
    ]) {
      const response = await other.raw('POST', '/api/account', JSON.stringify(bad));
      expect(response.status, JSON.stringify(bad)).toBe(400);
    }
  });

  it('is made once where two ask for the same name at once', async () => {
    const people = await Promise.all(['One', 'Two', 'Three'].map((name) => Person.named(served.url, name)));
    const asked = people.map((each) => each.ask('signUp', undefined, { account: 'wanted', password }));
    const results = await Promise.allSettled(asked);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('changes its password, which signs other devices out', async () => {
    const cyd = await withAccount('cyd');
    const phone = device();
    await phone.ask('signIn', undefined, { account: 'cyd', password });
    const { id: table } = await cyd.ask('createTable', undefined, players);
    const page = await phone.look(table);
    const wanted = 'another long secret';
    await expect(cyd.ask('changePassword', undefined, { password: 'wrong', wanted })).rejects.toThrow(
      'wrong-password',
    );
    await cyd.ask('changePassword', undefined, { password, wanted });
    expect((await cyd.ask('me')).account).toBe('cyd');
    expect(await phone.ask('me')).toEqual({ name: null, account: null });
    // Its open page is sent away and does not get in again.
    expect(await page.closed).toBe(1012);
    await expect(phone.look(table)).rejects.toThrow();
    await expect(phone.ask('signIn', undefined, { account: 'cyd', password })).rejects.toThrow(
      'wrong-password',
    );
    await phone.ask('signIn', undefined, { account: 'cyd', password: wanted });
  });

  it('takes no orders from pages of other sites', async () => {
    const dan = await withAccount('dan');
    const headers = { origin: 'https://elsewhere.example' };
    const body = JSON.stringify({ account: 'dan', password });
    expect((await dan.raw('POST', '/api/account/sign-in', body, headers)).status).toBe(403);
    expect((await dan.raw('DELETE', '/api/me', undefined, headers)).status).toBe(403);
  });
});

describe("a guest's games on a device where somebody signs in", () => {
  it('are asked about, and brought along if wanted', async () => {
    await withAccount('fay');
    const laptop = await Person.named(served.url, 'Fay here');
    const { id: table } = await laptop.ask('createTable', undefined, players);
    await laptop.ask('start', { table });
    const page = await laptop.look(table);
    const tablet = device();
    await tablet.ask('useLink', undefined, { token: (await laptop.ask('makeLink')).token });

    const who = { account: 'fay', password };
    await expect(laptop.ask('signIn', undefined, who)).rejects.toThrow('guest-has-games');
    expect((await laptop.ask('me')).account).toBeNull();
    const signedIn = await laptop.ask('signIn', undefined, { ...who, guestGames: 'bring' });
    expect(signedIn).toEqual({ name: 'fay', account: 'fay', brought: 1, left: 0 });
    const info = await laptop.ask('table', { table });
    expect(info).toMatchObject({ seat: 0, host: true });
    // The seat goes on in the game: its hand is there, and an open page comes back by itself.
    expect((await laptop.ask('game', { table })).view.seat).toBe(0);
    expect(await page.closed).toBe(1012);
    // Whoever else is the guest, perhaps who made the link, has not come into the account.
    expect(await tablet.ask('me')).toEqual({ name: 'Fay here', account: null });
    expect((await tablet.ask('game', { table })).view.seat).toBeNull();
  });

  it('are left if wanted, and never taken from an account', async () => {
    const gil = await withAccount('gil');
    const friend = await Person.named(served.url, 'Friend');
    const { id: table } = await friend.ask('createTable', undefined, players);
    const { token } = await friend.ask('makeLink');
    const who = { account: 'gil', password };
    await friend.ask('signIn', undefined, { ...who, guestGames: 'leave' });
    expect((await friend.ask('table', { table })).seat).toBeNull();
    // The guest lives on by a personal link; from one account to another nothing is asked or moved.
    await gil.ask('useLink', undefined, { token });
    expect((await gil.ask('table', { table })).seat).toBe(0);
    await withAccount('hal');
    const hal = device();
    await hal.ask('signIn', undefined, { account: 'hal', password });
    const { id: other } = await hal.ask('createTable', undefined, players);
    await hal.ask('signIn', undefined, who);
    expect((await hal.ask('table', { table: other })).seat).toBeNull();
  });

  it('stay where the person has a seat at the same table', async () => {
    const ida = await withAccount('ida');
    const { id: table } = await ida.ask('createTable', undefined, players);
    const guest = await Person.named(served.url, 'Second');
    await guest.ask('sit', { table, seat: 1 });
    const signedIn = await guest.ask('signIn', undefined, {
      account: 'ida',
      password,
      guestGames: 'bring',
    });
    expect(signedIn).toMatchObject({ brought: 0, left: 1 });
    const { seats, seat } = await guest.ask('table', { table });
    expect(seat).toBe(0);
    expect(seats.map(({ name }) => name)).toEqual(['ida', 'Second', null]);
  });

  it('are asked about before a personal link is used up', async () => {
    const { token } = await (await withAccount('jon')).ask('makeLink');
    const guest = await Person.named(served.url, 'Guest');
    await guest.ask('createTable', undefined, players);
    await expect(guest.ask('useLink', undefined, { token })).rejects.toThrow('guest-has-games');
    const signedIn = await guest.ask('useLink', undefined, { token, guestGames: 'bring' });
    expect(signedIn).toEqual({ name: 'jon', account: 'jon', brought: 1, left: 0 });
  });
});

describe('guessing passwords', () => {
  it('is stopped for an account, from wherever it is tried', async () => {
    await withAccount('target');
    const wrong = { account: 'target', password: 'a wrong password' };
    const codes: string[] = [];
    for (let n = 0; n < 12; n++) {
      await device()
        .ask('signIn', undefined, wrong)
        .catch((error: { code: string }) => codes.push(error.code));
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('wrong-password'));
    expect(codes.slice(10)).toEqual(['too-fast', 'too-fast']);
    // The right password does not help now; other accounts are not concerned.
    await expect(device().ask('signIn', undefined, { account: 'target', password })).rejects.toThrow(
      'too-fast',
    );
    await withAccount('not-the-target');
    await device().ask('signIn', undefined, { account: 'not-the-target', password });
  });

  it('keeps nobody out where they have made their account', async () => {
    const own = await serve({ TRUST_PROXY: 'loopback' });
    const from = (address: string, path: string, told: object) =>
      new Person(own.url, 'somebody').raw('POST', path, JSON.stringify(told), { 'x-forwarded-for': address });
    await from('192.0.2.1', '/api/account', { account: 'owner', password });
    const guessing = new Guessing(own.store);
    for (let n = 0; n < 50; n++) await guessing.demandTry('owner', `198.51.100.${n}`);
    const right = { account: 'owner', password };
    expect((await from('203.0.113.1', '/api/account/sign-in', right)).status).toBe(429);
    expect((await from('192.0.2.1', '/api/account/sign-in', right)).status).toBe(200);
    await own.close();
  });

  it('is slowed down for an address', async () => {
    const usual = await serve({ HTTP_RATE: '600' });
    const statuses: number[] = [];
    for (let n = 0; n < 25; n++) {
      const body = JSON.stringify({ account: `somebody-${n}`, password: 'a wrong password' });
      statuses.push((await new Person(usual.url, 'x').raw('POST', '/api/account/sign-in', body)).status);
    }
    await usual.close();
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('what is kept', () => {
  it('outlives a restart, with no password or secret in the log or the file', async () => {
    const folder = await newFolder();
    const server = new ServerProcess(await freePort(), folder, { LOG_LEVEL: 'trace' });
    await server.start();
    const person = await Person.named(server.url, 'Kim');
    await person.ask('signUp', undefined, { account: 'kim', password });
    const phone = new Person(server.url, 'phone');
    await phone.ask('signIn', undefined, { account: 'kim', password });
    const wrong = { account: 'kim', password: 'my other password' };
    await expect(phone.ask('signIn', undefined, wrong)).rejects.toThrow('wrong-password');
    await server.kill('SIGTERM');
    await server.start();
    expect((await person.ask('me')).account).toBe('kim');
    await new Person(server.url, 'tablet').ask('signIn', undefined, { account: 'kim', password });
    await server.kill('SIGTERM');

    const files = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')),
    );
    const file = files.join();
    expect(file).toContain('kim@account.invalid');
    const cookie = person.cookie.split('=')[1];
    for (const secret of [password, wrong.password, cookie]) {
      expect(server.output).not.toContain(secret);
      expect(file).not.toContain(secret);
    }
    const store = await openSqliteStore(folder);
    const kept = await store.keep('account-secret', 'not this');
    await store.close();
    expect(kept).toHaveLength(43);
    expect(server.output).not.toContain(kept);
    await rm(folder, { recursive: true, force: true });
  });
});
