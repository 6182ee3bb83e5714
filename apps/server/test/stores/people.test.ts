import { chooser } from '@ragtag/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut } from '../../src/admin/commands';
import { readConfig } from '../../src/config';
import { rateTable } from '../../src/standings/results';
import { onEachStore } from '../support/each-store';
import type { Home } from '../support/homes';
import { MailBox } from '../support/mail-box';
import { Person } from '../support/person';
import { playAtRandom } from '../support/random-player';
import { type Served, serve } from '../support/serve';

const password = 'nothing but the rain';

onEachStore((newHome) => {
  let home: Home;
  let served: Served;
  const mailBox = new MailBox();
  beforeAll(async () => {
    home = await newHome();
    const SMTP_URL = `smtp://127.0.0.1:${await mailBox.listen()}`;
    served = await serve({ GAMES: 'board,tiny', SMTP_URL, LOG_LEVEL: 'silent' }, home);
  });
  afterAll(async () => {
    await served.close();
    mailBox.close();
    await home.remove();
  });

  const admin = (...command: string[]) => carryOut(readConfig(home.settings, '/nowhere'), command);

  async function member(account: string) {
    const person = await Person.named(served.url, account);
    const { codes } = await person.ask('signUp', undefined, { account, password });
    return { person, codes };
  }

  /** A game of two people and a bot, to its end or for a while. */
  async function play(people: readonly Person[], more: object = {}, toTheEnd = true): Promise<string> {
    const settings = { game: 'tiny', selection: { players: 3 }, reactions: 'wait' as const, ...more };
    const { id: table } = await people[0].ask('createTable', undefined, settings);
    for (const [seat, person] of people.entries()) if (seat > 0) await person.ask('sit', { table, seat });
    await people[0].ask('say', { table }, { text: `I am ${people[0].name}` });
    await people[0].ask('start', { table });
    if (!toTheEnd) return table;
    const pages = await Promise.all(people.map((person) => person.look(table)));
    await Promise.all(pages.map((page, n) => playAtRandom(page, chooser(n))));
    for (const page of pages) page.close();
    return table;
  }

  describe('a lost password', () => {
    it('is replaced by a code from the sign-up, once, and all other devices are signed out', async () => {
      const { person: ada, codes } = await member('ada');
      const phone = new Person(served.url, 'phone');
      const wanted = 'a raptor in the rain';
      const wrong = { account: 'ada', code: 'ABCD-EFGH-JKMN-PQRS', wanted };
      await expect(phone.ask('recover', undefined, wrong)).rejects.toThrow('wrong-password');
      const code = codes[3].toLowerCase().replaceAll('-', ' ');
      const weak = { account: 'ada', code, wanted: 'password1' };
      await expect(phone.ask('recover', undefined, weak)).rejects.toThrow('refused');
      const signedIn = await phone.ask('recover', undefined, { account: 'ada', code, wanted });
      expect(signedIn).toMatchObject({ name: 'ada', account: 'ada' });
      expect(await ada.ask('me')).toEqual({ name: null, account: null });
      await expect(ada.ask('signIn', undefined, { account: 'ada', password })).rejects.toThrow(
        'wrong-password',
      );
      await expect(ada.ask('recover', undefined, { account: 'ada', code, wanted })).rejects.toThrow(
        'wrong-password',
      );
      expect(await phone.ask('waysBack')).toMatchObject({ codes: 7, mail: null });
      await expect(phone.ask('newCodes', undefined, { password })).rejects.toThrow('wrong-password');
      const fresh = await phone.ask('newCodes', undefined, { password: wanted });
      await expect(ada.ask('recover', undefined, { account: 'ada', code: codes[0], wanted })).rejects.toThrow(
        'wrong-password',
      );
      await ada.ask('recover', undefined, { account: 'ada', code: fresh[0], wanted: password });
      expect((await ada.ask('me')).account).toBe('ada');
    });

    it('is replaced by a code that comes by mail, to an address that was proved', async () => {
      const { person: ben, codes } = await member('ben');
      const mail = 'ben@example.org';
      expect(await ben.ask('setMail', undefined, { password, mail })).toMatchObject({
        mail: null,
        sends: true,
      });
      const proof = await mailBox.next(mail);
      await expect(ben.ask('proveMail', undefined, { code: codes[0] })).rejects.toThrow('refused');
      const early = { account: 'ben', code: proof, wanted: 'another long secret' };
      await expect(ben.ask('recover', undefined, early)).rejects.toThrow('wrong-password');
      expect((await ben.ask('proveMail', undefined, { code: proof })).mail).toBe(mail);

      const phone = new Person(served.url, 'phone');
      expect(await phone.ask('forgotPassword', undefined, { account: 'nobody-here' })).toEqual({
        sent: true,
      });
      expect(await phone.ask('forgotPassword', undefined, { account: 'ben' })).toEqual({ sent: true });
      const code = await mailBox.next(mail);
      await phone.ask('recover', undefined, { account: 'ben', code, wanted: 'another long secret' });
      expect((await phone.ask('me')).account).toBe('ben');
      expect(mailBox.count).toBe(2);
      for (let n = 0; n < 2; n++) await phone.ask('forgotPassword', undefined, { account: 'ben' });
      await expect(phone.ask('forgotPassword', undefined, { account: 'ben' })).rejects.toThrow('too-fast');
    });
  });

  describe('how games ended', () => {
    it('is counted for those who played them, and rated once at tables that want it', async () => {
      const [{ person: cyd }, { person: dov }] = [await member('cyd'), await member('dov')];
      await play([cyd, dov]);
      expect(await cyd.ask('statistics')).toMatchObject({
        played: [{ game: 'tiny', games: 1 }],
        ratings: [],
      });
      const table = await play([cyd, dov], { rated: true });
      await expect.poll(async () => (await cyd.ask('statistics')).ratings).toHaveLength(1);
      const { over } = (await cyd.ask('game', { table })).view as unknown as { over: { winners: number[] } };
      const ratings = await Promise.all(
        [cyd, dov].map(async (each) => (await each.ask('statistics')).ratings[0]),
      );
      for (const [seat, { rating, games, game }] of ratings.entries()) {
        expect([game, games]).toEqual(['tiny', 1]);
        if (over.winners.length < 3) expect(rating > 1500).toBe(over.winners.includes(seat));
      }
      await rateTable(served.store, (await served.store.table(table))!);
      expect((await cyd.ask('statistics')).ratings).toEqual([ratings[0]]);
      expect((await cyd.ask('statistics')).played[0].games).toBe(2);
    });

    it('counts no ratings after the game has begun, nor where one person plays with bots', async () => {
      const { person: eve } = await member('eve');
      const table = await play([eve], {}, false);
      await expect(eve.ask('changeTable', { table }, { rated: true })).rejects.toThrow('wrong-phase');
      await play([eve], { rated: true });
      expect((await eve.ask('statistics')).ratings).toEqual([]);
    });
  });

  describe('whoever wants to be forgotten', () => {
    it('is told what is kept, and then nothing is left but games that others played too', async () => {
      const [{ person: fay }, { person: gil }] = [await member('fay-who-leaves'), await member('gil')];
      const finished = await play([fay, gil]);
      const running = await play([gil, fay], {}, false);
      const lobby = await fay.ask('createTable', undefined, {});
      const data = await fay.ask('myData');
      expect(data).toMatchObject({ name: 'fay-who-leaves', account: 'fay-who-leaves', devices: [{}] });
      expect(data.tables.map(({ id }) => id).sort()).toEqual([finished, running, lobby.id].sort());
      expect(data.tables.find(({ id }) => id === finished)).toMatchObject({
        seat: 0,
        said: [{ said: { text: 'I am fay-who-leaves' } }],
      });
      await expect(fay.ask('deleteMe', undefined, { password: 'wrong' })).rejects.toThrow('wrong-password');
      const page = await gil.look(running);
      const facts = await served.told(finished, 1);
      await fay.ask('deleteMe', undefined, { password });
      expect(await fay.ask('me')).toEqual({ name: null, account: null });
      await expect(fay.ask('signIn', undefined, { account: 'fay-who-leaves', password })).rejects.toThrow(
        'wrong-password',
      );
      expect((await gil.ask('table', { table: lobby.id })).phase).toBe('closed');
      for (const table of [finished, running]) {
        expect(await gil.ask('table', { table })).toMatchObject({
          seats: expect.arrayContaining([expect.objectContaining({ name: 'Somebody' })]),
        });
      }
      expect(await served.told(finished, 1)).toEqual(facts);
      expect((await gil.ask('gameFile', { table: finished })).seats[0].name).toBe('Somebody');
      // The game goes on with a bot in the seat.
      const over = await playAtRandom(page, chooser(3));
      expect(over).toBe('over');
      page.close();
      const everywhere = await Promise.all(
        ['users', 'accounts', 'tables', 'games', 'talk', 'recovery', 'members', 'ratings'].map((table) =>
          home.ask(`SELECT * FROM ${table}`),
        ),
      );
      const { stateIn } = await import('../../src/store/packed');
      const text = JSON.stringify(everywhere.flat(), (key, value) =>
        key === 'state' ? stateIn(Buffer.from(value?.data ?? value)) : value,
      );
      expect(['gil', 'fay-who-leaves'].map((name) => text.includes(name))).toEqual([true, false]);
    });

    it('may be a guest, and may ask whoever keeps the server', async () => {
      const guest = await Person.named(served.url, 'Passing Guest');
      await guest.ask('deleteMe');
      expect((await guest.ask('me')).name).toBeNull();
      const { person: hal } = await member('hal');
      expect(JSON.parse(await admin('export', 'hal'))).toMatchObject({ account: 'hal', tables: [] });
      expect(await admin('delete', 'hal')).toContain('is forgotten');
      expect((await hal.ask('me')).name).toBeNull();
      await expect(admin('delete', 'hal')).rejects.toThrow('There is no account hal');
    });
  });

  it('whoever is banned is not let in again until the ban is lifted', async () => {
    const { person: ivo } = await member('ivo');
    const table = await play([ivo, await Person.named(served.url, 'Jan')], {}, false);
    expect(await admin('ban', 'ivo', '3')).toMatch(/until \d{4}/);
    expect((await ivo.ask('me')).name).toBeNull();
    const again = ivo.ask('signIn', undefined, { account: 'ivo', password });
    await expect(again).rejects.toThrow('forbidden');
    expect(await admin('bans')).toMatch(/ivo.*until[\s\S]*1 bans$/);
    expect(await admin('show', table)).toMatch(/1 {2}person {2}ivo {2}[0-9a-z]{16}/);
    expect(await admin('unban', 'ivo')).toContain('let in again');
    await ivo.ask('signIn', undefined, { account: 'ivo', password });
    await expect(admin('ban', 'nobody-at-all')).rejects.toThrow('There is no account');

    await admin('ban', '127.0.0.1');
    await expect.poll(() => ivo.ask('me').catch(({ code }) => code), { timeout: 8000 }).toBe('forbidden');
    await expect(ivo.look(table)).rejects.toThrow();
    await admin('unban', '127.0.0.1');
    await expect
      .poll(() => ivo.ask('me').catch(() => null), { timeout: 8000 })
      .toMatchObject({ account: 'ivo' });
  });
});
