import { setTimeout as sleep } from 'node:timers/promises';
import { chooser, randomPicks } from '@ragtag/kernel';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person } from './support/person';
import { PushService } from './support/push-service';
import { type Served, serve } from './support/serve';

let served: Served;
let service: PushService;
beforeAll(async () => {
  service = await PushService.start();
  served = await serve({ PUSH_TO_PRIVATE_ADDRESSES: 'on', PUSH_CONTACT: 'mailto:host@example.org' });
});
afterAll(async () => {
  await served.close();
  service.close();
});

const slow = { clock: { kind: 'slow', hours: 24 }, selection: { players: 3 }, name: 'Friday' } as const;

async function guests(...names: string[]): Promise<Person[]> {
  return Promise.all(names.map((name) => Person.named(served.url, name)));
}

/** Three people at a slow table, before the start. */
async function table(people: readonly Person[], settings: object = slow): Promise<string> {
  const { id } = await people[0].ask('createTable', undefined, settings);
  for (let n = 1; n < people.length; n++) await people[n].ask('sit', { table: id, seat: n });
  return id;
}

/** The question that each is asked, by seat. */
function asked(people: readonly Person[], id: string): Promise<(number | undefined)[]> {
  const questionOf = async (each: Person) => (await each.ask('game', { table: id })).view.questions[0]?.id;
  return Promise.all(people.map(questionOf));
}

/** Answers whatever a person is asked first, at random. */
async function answerOnce(person: Person, id: string): Promise<void> {
  const { view, epoch } = await person.ask('game', { table: id });
  const [question] = view.questions;
  if (!question) return;
  for (let seed = 0; seed < 200; seed++) {
    const picks = randomPicks(question, chooser(seed));
    const body = JSON.stringify({ epoch, question: question.id, picks });
    if ((await person.raw('POST', `/api/tables/${id}/answers`, body)).ok) return;
  }
  throw new Error(`no answer to ${question.ask}`);
}

describe('a device that asked for it', () => {
  it('is told whose turn it is, in a message that only it can read', async () => {
    const people = await guests('Ada', 'Ben', 'Cyd');
    const browsers = people.map(({ name }) => service.browser(`turn-${name}`));
    for (const [n, person] of people.entries()) {
      expect(await person.ask('setPush', undefined, browsers[n].device)).toEqual({ on: true });
    }
    const id = await table(people);
    await people[0].ask('start', { table: id });
    const first = (await asked(people, id)).findIndex((question) => question !== undefined);
    await expect.poll(() => service.to(browsers[first]).length).toBe(1);
    const [message] = service.to(browsers[first]);
    expect(browsers[first].read(message)).toEqual({ table: id, name: 'Friday' });
    expect(() => browsers[(first + 1) % 3].read(message)).toThrow();
    expect(message.body.toString('latin1')).not.toContain('Friday');
    expect(message.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: String(24 * 3600),
      topic: id,
    });
    const others = browsers.filter((_, n) => n !== first);
    expect(others.flatMap((browser) => service.to(browser))).toEqual([]);

    // The service can tell that it came from this server.
    const { key } = await people[0].ask('pushKey');
    const [, token, k] = /^vapid t=(\S+), k=(\S+)$/.exec(message.headers.authorization ?? '') ?? [];
    expect(k).toBe(key);
    const point = Buffer.from(key ?? '', 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, publicKey, { audience: service.origin });
    expect(payload.sub).toBe('mailto:host@example.org');
    expect((payload.exp ?? 0) - Date.now() / 1000).toBeLessThan(24 * 3600);
  });

  it('is told once for all that is asked in a row, and again when it is the turn again', async () => {
    const people = await guests('Dot', 'Eli', 'Fay');
    const browsers = people.map(({ name }) => service.browser(`row-${name}`));
    for (const [n, person] of people.entries()) await person.ask('setPush', undefined, browsers[n].device);
    const id = await table(people);
    await people[0].ask('start', { table: id });
    let before = await asked(people, id);
    const calls = before.map((question) => (question === undefined ? 0 : 1));
    let answers = 0;
    for (let n = 0; n < 25; n++) {
      const next = before.findIndex((question) => question !== undefined);
      if (next < 0) break;
      await answerOnce(people[next], id);
      answers++;
      const after = await asked(people, id);
      after.forEach((question, seat) => {
        if (seat !== next && question !== undefined && question !== before[seat]) calls[seat]++;
      });
      before = after;
    }
    await sleep(200);
    const told = browsers.map((browser) => service.to(browser).length);
    expect(told.filter((n) => n > 0).length).toBeGreaterThan(1);
    for (const seat of [0, 1, 2]) expect(told[seat]).toBeLessThanOrEqual(calls[seat]);
    expect(told.reduce((a, b) => a + b)).toBeLessThan(answers);
  });

  it('is left in peace while its player is at the table, unless the game is slow', async () => {
    const people = await guests('Gil', 'Hal', 'Ida');
    const browsers = people.map(({ name }) => service.browser(`live-${name}`));
    for (const [n, person] of people.entries()) await person.ask('setPush', undefined, browsers[n].device);
    const id = await table(people, { selection: { players: 3 } });
    const pages = await Promise.all(people.slice(0, 2).map((person) => person.look(id)));
    await people[0].ask('start', { table: id });
    for (let n = 0; n < 60 && service.to(browsers[2]).length === 0; n++) {
      for (const person of people) await answerOnce(person, id);
    }
    await expect.poll(() => service.to(browsers[2]).length).toBeGreaterThan(0);
    expect(service.to(browsers[0])).toEqual([]);
    expect(service.to(browsers[1])).toEqual([]);
    for (const page of pages) page.close();
  });

  it('is forgotten when it is gone, when it asks for it, and when its player signs out', async () => {
    const [jon] = await guests('Jon');
    const [first, second, third] = ['a', 'b', 'c'].map((name) => service.browser(`gone-${name}`));
    for (const { device } of [first, second]) await jon.ask('setPush', undefined, device);
    const { token } = await jon.ask('makeLink');
    const phone = new Person(served.url, 'phone');
    await phone.ask('useLink', undefined, { token });
    await phone.ask('setPush', undefined, third.device);
    await jon.ask('stopPush', undefined, { endpoint: second.endpoint });
    await phone.ask('signOut');

    service.status = 410;
    const begin = async () => {
      const id = await table([jon], slow);
      await jon.ask('start', { table: id });
      await expect
        .poll(async () => (await jon.ask('game', { table: id })).view.questions.length, { timeout: 10_000 })
        .toBeGreaterThan(0);
    };
    await begin();
    await expect.poll(() => service.to(first).length).toBe(1);
    service.status = 201;
    await sleep(100);
    await begin();
    await sleep(200);
    expect(service.to(first)).toHaveLength(1);
    expect(service.to(second)).toEqual([]);
    expect(service.to(third)).toEqual([]);
  });

  it('goes with the person who signs in on it', async () => {
    const [kim] = await guests('Kim');
    const browser = service.browser('account');
    await kim.ask('setPush', undefined, browser.device);
    await kim.ask('signUp', undefined, { account: 'kim-push', password: 'a long enough secret' });
    const id = await table([kim], slow);
    await kim.ask('start', { table: id });
    await expect.poll(() => service.to(browser).length, { timeout: 5000 }).toBeGreaterThan(0);
    await kim.ask('signOut');
  });
});

describe('what is asked of devices', () => {
  it('has the right form, and needs a person', async () => {
    const [lou] = await guests('Lou');
    const { device } = service.browser('form');
    const bad = [
      { ...device, endpoint: 'ftp://example.org/x' },
      { ...device, endpoint: 'not an address' },
      { ...device, keys: { ...device.keys, auth: 'short' } },
      { ...device, keys: { ...device.keys, p256dh: 'A'.repeat(87) } },
      { endpoint: device.endpoint },
    ];
    for (const each of bad) {
      const response = await lou.raw('PUT', '/api/me/push', JSON.stringify(each));
      expect(response.status, JSON.stringify(each)).toBe(400);
    }
    await expect(new Person(served.url, 'x').ask('setPush', undefined, device)).rejects.toThrow(
      'not-signed-in',
    );
  });

  it('goes to push services on the internet only, and nowhere where it is switched off', async () => {
    const usual = await serve();
    const person = await Person.named(usual.url, 'Moe');
    const { keys } = service.browser('x').device;
    const refused = [
      `${service.origin}/x`,
      'https://127.0.0.1/x',
      'https://intranet.example/x',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com.example.org/x',
      'https://push.apple.com.evil.example/x',
    ];
    for (const endpoint of refused) {
      await expect(person.ask('setPush', undefined, { endpoint, keys })).rejects.toThrow('bad-request');
    }
    for (const endpoint of ['https://fcm.googleapis.com/fcm/send/x', 'https://web.push.apple.com/x']) {
      expect(await person.ask('setPush', undefined, { endpoint, keys })).toEqual({ on: true });
    }
    await usual.close();
    const off = await serve({ PUSH: 'off' });
    const other = await Person.named(off.url, 'Moe');
    expect(await other.ask('pushKey')).toEqual({ key: null });
    const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
    await expect(other.ask('setPush', undefined, { endpoint, keys })).rejects.toThrow('switched-off');
    await off.close();
  });

  it('is done with the same keys after a restart', async () => {
    const key = JSON.parse(await served.store.keep('push-keys', '{}')) as { d?: string };
    expect(key.d).toHaveLength(43);
  });
});
