import { closeCodes } from '@ragtag/protocol';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { readConfig } from '../src/config';
import { Rooms } from '../src/rooms/rooms';
import { Connection } from '../src/socket/connection';
import { Hub } from '../src/socket/hub';
import { seat } from './support/game';
import { Person } from './support/person';
import { type Served, serve } from './support/serve';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());
afterEach(() => void vi.useRealTimers());

const isGame = (text: string) => (JSON.parse(text) as { type: string }).type === 'game';

describe('a table without spectators', () => {
  it('sends those away who looked before its game began, and tells them nothing of it', async () => {
    const ada = await Person.named(served.url, 'Ada');
    const eve = await Person.named(served.url, 'Eve');
    const { id: table } = await ada.ask('createTable', undefined, { spectators: false });
    const page = await eve.look(table);
    await ada.ask('start', { table });
    expect(await page.closed).toBe(closeCodes.restarting);
    expect(page.received.filter(isGame)).toEqual([]);
    await expect(eve.look(table)).rejects.toThrow('does not take spectators');
  });

  it('sends spectators away when its host wants none any more, and hears nothing of them', async () => {
    const { table, people } = await seat(served.url, ['Ada', 'Ben'], { selection: { players: 3 } });
    const eve = await Person.named(served.url, 'Eve');
    const [page, own] = [await eve.look(table), await people[1].look(table)];
    expect(page.game?.view.seat).toBeNull();
    await people[0].ask('changeTable', { table }, { spectators: false });
    expect(await page.closed).toBe(closeCodes.restarting);
    for (const name of ['game', 'talk', 'gameFile'] as const) {
      await expect(eve.ask(name, { table })).rejects.toMatchObject({ code: 'forbidden' });
    }
    await expect(eve.ask('say', { table }, { text: 'Still here' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(await own.send({ type: 'ping' })).toMatchObject({ type: 'pong' });
    await expect.poll(() => own.table?.watching).toBe(0);
  });
});

describe('a socket of somebody who has signed out', () => {
  it('can look at nothing', async () => {
    const { table, people } = await seat(served.url, ['Ada', 'Ben'], { selection: { players: 3 } });
    const page = await people[0].look(table);
    page.received.length = 0;
    // Another server would not know of the sockets here.
    await served.store.removeOtherSessions((await served.store.table(table))!.host, 'none');
    const hello = { type: 'hello', table, lastFact: 0, lastSaid: 0, epoch: 0 } as const;
    expect(await page.send(hello)).toBeUndefined();
    expect(await page.closed).toBe(closeCodes.restarting);
    expect(page.received.filter(isGame)).toEqual([]);
  });

  it('is closed before long', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { table, people } = await seat(served.url, ['Ada', 'Ben'], { selection: { players: 3 } });
    const pages = await Promise.all(people.map((person) => person.look(table)));
    await served.store.removeOtherSessions((await served.store.table(table))!.host, 'none');
    vi.advanceTimersByTime(30_000);
    expect(await pages[0].closed).toBe(closeCodes.restarting);
    expect(await pages[1].send({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });
});

it('sends nothing that tells nothing, though a server has forgotten what it sent', async () => {
  const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
  const { store } = served;
  const { log } = Fastify();
  const rooms = new Rooms(store, log);
  const hub = new Hub(readConfig({}, '/nowhere'), rooms, store, log);
  const received: string[] = [];
  const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, send: (text: string) => received.push(text) };
  const user = { id: (await store.table(table))!.seats[1].user!, name: 'Ben' };
  const connection = new Connection(socket as unknown as WebSocket, user, async () => true);
  await hub.join(connection, table);
  expect(received.filter(isGame)).toHaveLength(1);
  // Not the whole game for every page.
  expect(connection.seen).not.toHaveProperty('news');

  rooms.forgetOlder(table, Number.POSITIVE_INFINITY);
  await people[0].ask('setOrders', { table }, { otherwise: 'never', windows: {} });
  await rooms.load(table);
  await connection.telling;
  expect(received.filter(isGame)).toHaveLength(1);

  for (const person of people) {
    const { epoch, view } = await person.ask('game', { table });
    const [question] = view.questions;
    if (!question) continue;
    const picks = question.options.slice(0, question.min).map(({ id }) => id);
    await person.ask('answer', { table }, { epoch, question: question.id, picks });
    break;
  }
  await rooms.current(table);
  await connection.telling;
  expect(received.filter(isGame)).toHaveLength(2);
});
