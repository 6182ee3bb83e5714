import { limits, routes, socketPath } from '@ragtag/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { seat } from './support/game';
import type { Page } from './support/page';
import { Person } from './support/person';
import { type Served, serve } from './support/serve';

let served: Served;
let table: string;
let people: Person[];
let pages: Page[];
let stranger: Person;

beforeAll(async () => {
  served = await serve({ LOG_LEVEL: 'error' });
  ({ table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } }));
  pages = await Promise.all(people.map((person) => person.look(table)));
  stranger = await Person.named(served.url, 'Mallory');
});
afterAll(() => served.close());

/** The whole game as it is stored, to see that nothing has touched it. */
async function stored(): Promise<string> {
  const whole = await served.store.tableWithGame(table);
  return JSON.stringify([whole?.state, whole?.table.game, await served.store.answers(table)]);
}

let before: string;
beforeEach(async () => {
  before = await stored();
});

/** A socket that says anything and counts what comes back. */
class Rude {
  refused = 0;
  accepted = 0;
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data)) as { type: string };
      if (type === 'refused') this.refused++;
      if (type === 'taken' || type === 'done') this.accepted++;
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.on('close', resolve));
  }

  static async as(person: Person, hello: boolean): Promise<Rude> {
    const socket = new WebSocket(served.url.replace('http', 'ws') + socketPath, {
      headers: { cookie: person.cookie },
    });
    const rude = new Rude(socket);
    await new Promise((resolve) => socket.once('open', resolve));
    if (hello) {
      socket.send(JSON.stringify({ type: 'hello', table, lastFact: 0, lastSaid: 0, epoch: 0 }));
      await expect.poll(() => rude.accepted).toBe(1);
    }
    return rude;
  }

  send(data: string | Uint8Array): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(data);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  end(): void {
    this.#socket.terminate();
  }
}

/** Sends every message from sockets that are replaced when the server loses patience; returns how many were taken. */
async function sendAll(person: Person, messages: readonly (string | Uint8Array)[]): Promise<number> {
  let accepted = 0;
  for (let n = 0; n < messages.length; n += 40) {
    const rude = await Rude.as(person, true);
    const some = messages.slice(n, n + 40);
    for (const message of some) rude.send(message);
    await expect
      .poll(() => !rude.isOpen || rude.refused + rude.accepted - 1 >= some.length, { interval: 2 })
      .toBe(true);
    accepted += rude.accepted - 1;
    rude.end();
  }
  return accepted;
}

const types = ['hello', 'answer', 'say', 'orders', 'undo', 'undo-answer', 'cover', 'ping', '__proto__', ''];
const wrongValue = fc.oneof(
  fc.string(),
  fc.double(),
  fc.constant(null),
  fc.array(fc.anything(), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
);
/** Has the look of a message, with every field wrong. */
const malformed = fc
  .record({
    type: fc.constantFrom(...types.slice(1, 7), ...types.slice(8)),
    epoch: wrongValue,
    question: wrongValue,
    picks: wrongValue.filter((value) => !Array.isArray(value)),
    say: fc.oneof(fc.double(), fc.constant(null), fc.constant({ text: '' }), fc.constant({ claim: 'x' })),
    orders: fc.oneof(fc.string(), fc.constant({ otherwise: 'sometimes', windows: {} })),
    answers: fc.oneof(fc.constant(0), fc.constant(-1), fc.constant(99), fc.string()),
    agree: fc.string(),
    covered: fc.string(),
  })
  .map((message) => JSON.stringify(message));
const noise = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }),
  fc.json({ maxDepth: 3 }),
  malformed,
);

describe('hostile messages', () => {
  it('that are malformed are refused, thousands of them', async () => {
    const messages = fc.sample(noise, { numRuns: 2000, seed: 7 });
    expect(await sendAll(people[0], messages)).toBe(0);
    expect(await stored()).toBe(before);
  });

  it('that are too long close the socket', async () => {
    const rude = await Rude.as(people[0], true);
    rude.send(JSON.stringify({ type: 'say', say: { text: 'x'.repeat(limits.bytes) } }));
    expect(await rude.closed).toBe(1009);
    const body = JSON.stringify({ text: 'x'.repeat(limits.bytes) });
    expect((await people[0].raw('POST', `/api/tables/${table}/talk`, body)).status).toBe(413);
    expect(await stored()).toBe(before);
  });

  it('from people without a seat change nothing', async () => {
    const question = fc.integer({ min: 0, max: 20 });
    const pick = fc.constantFrom(
      ...pages.flatMap((page) => page.game!.view.questions.flatMap((q) => q.options.map(({ id }) => id))),
      'pass',
    );
    const message = fc.oneof(
      fc.record({
        type: fc.constant('answer'),
        epoch: fc.constant(0),
        question,
        picks: fc.array(pick, { maxLength: 3 }),
      }),
      fc.record({ type: fc.constant('undo'), answers: fc.constant(1) }),
      fc.record({ type: fc.constant('cover'), covered: fc.boolean(), seat: fc.integer({ min: 0, max: 2 }) }),
      fc.constant({ type: 'orders', orders: { otherwise: 'never', windows: {} } }),
      fc.constant({ type: 'say', say: { text: 'hello' } }),
    );
    const messages = fc.sample(message, { numRuns: 800, seed: 8 }).map((each) => JSON.stringify(each));
    expect(await sendAll(stranger, messages)).toBe(0);
    expect(await stored()).toBe(before);
  });

  it('that answer questions of others, of the past, of the future or with foreign picks are refused', async () => {
    const asked = pages.find((page) => page.game!.view.questions.length > 0)!;
    const [question] = asked.game!.view.questions;
    const owner = pages.indexOf(asked);
    const options = question.options.map(({ id }) => id);
    const other = (owner + 1) % 3;
    const notMine = options.map((id) => ({ type: 'answer', epoch: 0, question: question.id, picks: [id] }));
    expect(
      await sendAll(
        people[other],
        notMine.map((each) => JSON.stringify(each)),
      ),
    ).toBe(0);
    const wrong = fc.oneof(
      fc.record({
        question: fc.integer({ min: question.id + 1, max: 1e6 }),
        picks: fc.constant([options[0]]),
        epoch: fc.constant(0),
      }),
      fc.record({
        question: fc.constant(question.id),
        picks: fc.constant([options[0]]),
        epoch: fc.integer({ min: 1, max: 99 }),
      }),
      fc.record({ question: fc.constant(question.id), picks: fc.constant([]), epoch: fc.constant(0) }),
      fc.record({
        question: fc.constant(question.id),
        picks: fc.constant([...options, ...options].slice(0, 60)),
        epoch: fc.constant(0),
      }),
      fc
        .record({
          question: fc.constant(question.id),
          picks: fc.tuple(fc.string({ maxLength: 20 })),
          epoch: fc.constant(0),
        })
        .filter(({ picks }) => !options.includes(picks[0])),
      fc.record({
        question: fc.constant(question.id),
        picks: fc.constantFrom(['__proto__'], ['constructor'], ['toString']),
        epoch: fc.constant(0),
      }),
    );
    const messages = fc
      .sample(wrong, { numRuns: 1200, seed: 9 })
      .map((each) => JSON.stringify({ type: 'answer', seat: owner, ...each }));
    expect(await sendAll(people[owner], messages)).toBe(0);
    expect(await stored()).toBe(before);
  });

  it('that are repeated and out of order leave one answer each', async () => {
    const taken = new Map<string, number>();
    for (let n = 0; n < 12; n++) {
      await expect.poll(() => pages.some((page) => page.game!.view.questions.length > 0)).toBe(true);
      const page = pages.find((each) => each.game!.view.questions.length > 0)!;
      const [question] = page.game!.view.questions;
      const picks = question.options.slice(0, question.min).map(({ id }) => id);
      const replies = await Promise.all([
        page.answer(question.id + 1, picks),
        ...Array.from({ length: 10 }, () => page.answer(question.id, picks)),
        page.answer(question.id + 1, ['pass']),
      ]);
      const first = replies.filter((reply) => reply?.type === 'taken' && !reply.again);
      if (first.length === 1) taken.set(`${page.table!.seat}/${question.id}`, n);
      await expect.poll(() => page.game!.view.questions[0]?.id !== question.id).toBe(true);
    }
    const answers = (await served.store.answers(table)).map(({ seat: of, question }) => `${of}/${question}`);
    expect(new Set(answers).size).toBe(answers.length);
    for (const key of taken.keys()) expect(answers).toContain(key);
  });

  it('over HTTP get an error of the right form and tell nothing of the inside', async () => {
    const paths = Object.values(routes).map(({ method, path }) => ({ method, path }));
    const request = fc.record({
      route: fc.constantFrom(...paths),
      parameter: fc.oneof(fc.constant(table), fc.constant('__proto__'), fc.string({ maxLength: 30 })),
      seat: fc.oneof(fc.constant('0'), fc.constant('-1'), fc.constant('1e9'), fc.string({ maxLength: 4 })),
      body: fc.oneof(fc.json({ maxDepth: 2 }), fc.string({ maxLength: 50 })),
    });
    const statuses = new Set<number>();
    for (const { route, parameter, seat: at, body } of fc.sample(request, { numRuns: 600, seed: 10 })) {
      const path = route.path
        .replace(/\{seat\}/, encodeURIComponent(at) || 'x')
        .replace(/\{\w+\}/g, encodeURIComponent(parameter) || 'x');
      const nobody = new Person(served.url, 'nobody');
      const response = await nobody.raw(route.method, path, route.method === 'GET' ? undefined : body);
      const text = await response.text();
      statuses.add(response.status);
      expect(response.status, `${route.method} ${path} ${body} ${text}`).not.toBe(500);
      expect(text).not.toMatch(/node_modules|\.ts:|SQLITE|stack/);
      if (response.status >= 400 && path.startsWith('/api/'))
        expect(JSON.parse(text)).toHaveProperty('error.code');
    }
    expect(statuses).toContain(400);
    expect(await stored()).toBe(before);
  });

  it('from pages of other sites are not taken', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const response = await people[0].raw('POST', `/api/tables/${table}/leave`, '{}', headers);
    expect(response.status).toBe(403);
    const socket = new WebSocket(served.url.replace('http', 'ws') + socketPath, {
      headers: { cookie: people[0].cookie, ...headers },
    });
    const status = await new Promise((resolve) =>
      socket.on('unexpected-response', (_request, reply) => resolve(reply.statusCode)),
    );
    expect(status).toBe(403);
    const own = await people[0].raw('PUT', '/api/me', JSON.stringify({ name: 'Ada' }), {
      origin: served.url,
    });
    expect(own.status).toBe(200);
  });
});

describe('limits', () => {
  it('slow down a client that sends too much, and show it the door', async () => {
    const strict = await serve({ SOCKET_RATE: '10', LOG_LEVEL: 'error' });
    const person = await Person.named(strict.url, 'Flood');
    const { id } = await person.ask('createTable', undefined, {});
    const page = await person.look(id);
    for (let n = 0; n < 200; n++) page.socket.send('{"type":"ping"}');
    expect(await page.closed).toBe(4400);
    await strict.close();
  });

  it('count requests by address', async () => {
    const strict = await serve({ HTTP_RATE: '20' });
    const person = new Person(strict.url, 'Flood');
    const statuses = [];
    for (let n = 0; n < 25; n++) statuses.push((await person.raw('GET', '/api/me')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    await strict.close();
  });

  it('count sockets by address', async () => {
    const strict = await serve({ SOCKETS_PER_ADDRESS: '2' });
    const person = await Person.named(strict.url, 'Flood');
    const { id } = await person.ask('createTable', undefined, {});
    const open = [await person.look(id), await person.look(id)];
    await expect(person.look(id)).rejects.toThrow();
    for (const page of open) page.close();
    await strict.close();
  });

  it('slow down whoever talks without end, enters again and again, or takes everything back', async () => {
    const strict = await serve({ SOCKET_RATE: '20' });
    const person = await Person.named(strict.url, 'Flood');
    const { id: table } = await person.ask('playNow', undefined, {});
    const codes = async (ask: () => Promise<unknown>, n: number) => {
      const all = await Promise.allSettled(Array.from({ length: n }, ask));
      return all.map((each) =>
        each.status === 'rejected' ? (each.reason as { code: string }).code : 'done',
      );
    };
    // Ten at once, and one more for each second that this may take here.
    for (const flood of [
      () => person.ask('say', { table }, { text: 'Flood' }),
      () => person.ask('undo', { table }, { answers: 1 }),
    ]) {
      const refused = (await codes(flood, 30)).filter((code) => code === 'too-fast').length;
      expect(refused).toBeGreaterThan(5);
      expect(refused).toBeLessThanOrEqual(20);
    }
    const page = await person.look(table);
    const hello = { type: 'hello', table, lastFact: 0, lastSaid: 0, epoch: 0 } as const;
    const entered = await Promise.all(Array.from({ length: 40 }, () => page.send(hello)));
    const refused = entered.filter((reply) => reply?.type === 'refused');
    expect(refused.length).toBeGreaterThan(5);
    expect(refused[0]).toMatchObject({ error: { code: 'too-fast' } });
    page.close();
    await strict.close();
  });

  it('let nobody host tables without end', async () => {
    const person = await Person.named(served.url, 'Flood');
    const tables = [];
    for (let n = 0; n < 50; n++) tables.push((await person.ask('createTable', undefined, { sit: false })).id);
    await expect(person.ask('createTable', undefined, {})).rejects.toMatchObject({ code: 'refused' });
    await expect(person.ask('playNow', undefined, {})).rejects.toMatchObject({ code: 'refused' });
    await person.ask('closeTable', { table: tables[7] });
    await person.ask('createTable', undefined, {});
  });
});
