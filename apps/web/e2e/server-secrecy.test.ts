import { load, type State, type View } from '@ragtag/board-game';
import { chooser } from '@ragtag/kernel';
import type { GameUpdate } from '@ragtag/protocol';
import { type Change, type Served, scramble, serve, updateFor } from '@ragtag/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { arrive, type Friend, inTurn, playTogether, servingClient, sitDown } from './support/friends';

interface PlayedMoment {
  readonly table: Change['table'];
  readonly state: State;
}

const open = browserPages();
const moments: PlayedMoment[] = [];
let served: Served;
let table: string;
let friends: Friend[];
/** Everybody who looks, with the seat that each has. */
let readers: { readonly who: Friend; readonly seat: number | null }[];

beforeAll(async () => {
  served = await serve(servingClient());
  const { store } = served;
  const commit = store.commit.bind(store);
  store.commit = async (change) => {
    const stored = await commit(change);
    if (stored && change.game) moments.push({ table: change.table, state: load(change.game.state()) });
    return stored;
  };
  friends = await Promise.all(['Ada', 'Ben', 'Cyd'].map((name) => arrive(open, served.url, name)));
  const onlooker = await arrive(open, served.url, 'Eve');
  table = await sitDown(friends, 5);
  await onlooker.page.goto(`/table/${table}`);
  await onlooker.page.getByRole('list', { name: 'Resources' }).waitFor();
  readers = [...friends.map((who, seat) => ({ who, seat })), { who: onlooker, seat: null }];
  const seenEnough = () => readers.every(({ who }) => who.wire.updates.length > 20);
  await playTogether(friends, {
    until: async (sights) => (await inTurn(5).until(sights)) && seenEnough(),
  });
}, 240_000);
afterAll(() => served.close());

/** What was put together from patches may have its fields in another order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(JSON.parse(JSON.stringify(value)) as object);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, inOrder(each)]),
  );
}

/** An update without its time, and without the facts, which are compared on their own. */
function lasting({ now: _, news: __, ...rest }: GameUpdate): string {
  const { type: ___, ...update } = rest as typeof rest & { type?: string };
  return JSON.stringify(inOrder(update));
}

test('every update is one that would have come whatever the others hold', () => {
  const choose = chooser(7);
  for (const { who, seat } of readers) {
    const possible = new Set(
      moments.map(({ table: record, state }) =>
        lasting(updateFor({ table: record, state: scramble(state, seat, choose) }, seat, [], 0)),
      ),
    );
    const unexpected = who.wire.updates.map(lasting).filter((update) => !possible.has(update));
    expect(unexpected, who.name).toEqual([]);
    expect(who.wire.updates.length, who.name).toBeGreaterThan(20);
  }
});

test('facts are those that each may read, and spectators read the public ones', async () => {
  for (const { who, seat } of readers) {
    const told = () => who.wire.updates.flatMap(({ news }) => news.facts);
    const stored = () => served.told(table, seat);
    // A window may close by itself meanwhile, after which bots go on until somebody is asked.
    const isBehind = async () => told().length - (await stored()).length;
    await expect.poll(isBehind, { timeout: 20_000 }).toBe(0);
    const facts = told();
    expect(facts, who.name).toEqual(await stored());
    for (const { only } of facts) if (only) expect(only).toContain(seat);
  }
});

test('no page receives the seed, the random streams or a cookie of another', async () => {
  // Two words of a key in a row, as they would be written in a message.
  const keys = Object.values(moments[0].state.streams).flatMap((stream) =>
    [0, 2, 4, 6].map((word) => stream.slice(word, word + 2).join()),
  );
  const cookies = await Promise.all(friends.map(({ page }) => page.context().cookies()));
  const secrets = [await served.store.seed(table), ...keys, ...cookies.flat().map(({ value }) => value)];
  expect(secrets.length).toBeGreaterThan(10);
  for (const { who } of readers) {
    const traffic = who.wire.received.join('\n');
    expect(
      secrets.filter((secret) => secret && traffic.includes(secret)),
      who.name,
    ).toEqual([]);
    expect(await who.page.evaluate(() => document.cookie)).toBe('');
  }
});

test('a spectator sees no hand and is asked nothing', async () => {
  const [{ who }] = readers.slice(-1);
  expect(await who.page.getByRole('region', { name: 'Your hand' }).count()).toBe(0);
  for (const { view } of who.wire.updates) {
    expect(view.questions).toEqual([]);
    expect((view as View).players.flatMap(({ hand }) => hand ?? [])).toEqual([]);
  }
  expect(who.wire.complaints).toEqual([]);
});
