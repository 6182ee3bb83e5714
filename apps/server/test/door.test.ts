import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person } from './support/person';
import { newFolder, type Served, serve } from './support/serve';

let served: Served;
let folder: string;
beforeAll(async () => {
  folder = await newFolder();
  await mkdir(join(folder, 'client', 'assets'), { recursive: true });
  await writeFile(join(folder, 'client', 'index.html'), 'the client');
  await writeFile(join(folder, 'client', 'rulebook.html'), 'the book');
  await writeFile(join(folder, 'package.json'), 'not for clients');
  served = await serve({ WEB_DIR: join(folder, 'client') });
});
afterAll(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

/** A request exactly as written: `fetch` tidies addresses and headers up. */
async function ask(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  const asking = request({ hostname, port, path, method, headers });
  asking.end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response) text += String(part);
  return { status: response.statusCode ?? 0, text };
}

describe('the limit of requests', () => {
  it.each([
    ['as they should be', '/api/me', {}],
    ['that pretend to become a socket', '/api/me', { upgrade: 'x' }],
    ['with an address in disguise', '/%61pi/me', {}],
    ['for sockets', '/api/socket', {}],
  ])('counts requests %s', async (_how, path, headers) => {
    const strict = await serve({ HTTP_RATE: '5' });
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) statuses.push((await ask(strict.url, path, headers)).status);
    expect(statuses.map((status) => status === 429)).toEqual([...Array(5).fill(false), true, true]);
    await strict.close();
  });
});

it('lets a class in behind one address, each in two pages and some with a second name', async () => {
  const usual = { HTTP_RATE: undefined, SOCKETS_PER_ADDRESS: undefined, SOCKET_RATE: undefined };
  const school = await serve(usual);
  const people = await Promise.all(
    Array.from({ length: 32 }, (_, n) => Person.named(school.url, `Pupil ${n}`)),
  );
  for (const person of people.slice(0, 8)) await person.ask('setName', undefined, { name: 'Somebody else' });
  const games = await Promise.all(people.map((person) => person.ask('playNow', undefined, {})));
  const look = (person: Person, n: number) => person.look(games[n].id);
  const pages = await Promise.all([...people.map(look), ...people.map(look)]);
  expect(pages.filter(({ game }) => game?.view.seat === 0)).toHaveLength(64);
  for (const page of pages) page.close();
  await school.close();
});

describe('addresses', () => {
  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..\\..\\package.json',
  ])('that lead out of the client lead nowhere: %s', async (path) => {
    const { status, text } = await ask(served.url, path);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toHaveProperty('error.code', 'not-found');
  });

  it('has a page of its own for the rulebook, whatever options its address names', async () => {
    for (const path of ['/rulebook', '/rulebook?pegasus&newcaprica']) {
      expect(await ask(served.url, path)).toEqual({ status: 200, text: 'the book' });
    }
  });

  it('that are no files are the business of the client', async () => {
    expect(await ask(served.url, '/table/of/nobody')).toEqual({ status: 200, text: 'the client' });
  });

  it.each(['/%', '/api/%ff'])('that cannot be read are refused like anything else: %s', async (path) => {
    const { status, text } = await ask(served.url, path);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toHaveProperty('error.code', 'bad-request');
    expect(text).not.toContain('FST');
  });
});

describe('figures', () => {
  it('are for the machine itself', async () => {
    const metrics = (headers: Record<string, string>) => ask(served.url, '/metrics', headers);
    expect((await metrics({})).text).toContain('ragtag_changes_total');
    const host = await Person.named(served.url, 'Ada');
    const { id: table } = await host.ask('createTable', undefined, {});
    await host.ask('changeTable', { table }, { chat: false });
    const { text } = await metrics({});
    expect(text).toContain('ragtag_tables{of="all"} 1');
    expect(text).toContain('ragtag_tables_waiting 0');
    for (const what of ['request', 'message', 'commit'])
      expect(text).toContain(`ragtag_failures_total{of="${what}"} 0`);
    expect(text).toMatch(/ragtag_commit_seconds_count [1-9]/);
    expect(await metrics({ 'x-forwarded-for': '127.0.0.1' })).toMatchObject({ status: 404 });
  });

  it('are for whoever knows the token, and for nobody else, where there is one', async () => {
    const keeping = await serve({ METRICS_TOKEN: 'a-token-for-the-keeper' });
    const metrics = (headers: Record<string, string>) => ask(keeping.url, '/metrics', headers);
    const passedOn = { 'x-forwarded-for': '127.0.0.1' };
    const wrong = { authorization: 'Bearer a-token-for-somebody-else' };
    for (const headers of [{}, wrong, passedOn, { ...passedOn, ...wrong }])
      expect(await metrics(headers)).toMatchObject({ status: 404 });
    const right = { ...passedOn, authorization: 'Bearer a-token-for-the-keeper' };
    expect((await metrics(right)).text).toContain('ragtag_changes_total');
    await keeping.close();
  });
});
