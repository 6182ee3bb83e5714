import { rm } from 'node:fs/promises';
import { freePort, newFolder, openSqliteStore, ServerProcess } from '@ragtag/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { arrive, type Friend, playTogether, servingClient, sitDown } from './support/friends';

const open = browserPages();
const kills = 3;
let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await newFolder();
  server = new ServerProcess(await freePort(), folder, servingClient());
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

const taken = (friends: readonly Friend[]) =>
  friends.reduce((n, { wire }) => n + wire.acknowledged.length, 0);

test('the server is killed while friends play: pages come back by themselves, nothing acknowledged is lost', async () => {
  const friends = await Promise.all(['Ada', 'Ben', 'Cyd'].map((name) => arrive(open, server.url, name)));
  const table = await sitDown(friends, 5);
  let enough = false;
  const someMore = (n: number) => {
    const goal = taken(friends) + n;
    return expect.poll(() => taken(friends), { timeout: 100_000 }).toBeGreaterThanOrEqual(goal);
  };
  const killAgainAndAgain = async () => {
    for (let n = 1; n <= kills; n++) {
      await someMore(4 + n);
      await server.kill();
      await server.start();
    }
    await someMore(6);
  };
  const killing = killAgainAndAgain().finally(() => {
    enough = true;
  });
  await Promise.all([killing, playTogether(friends, { until: () => enough, patience: 100_000 })]);
  for (const { page } of friends) await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await server.kill();

  const store = await openSqliteStore(folder);
  const answers = await store.answers(table);
  await store.close();
  for (const [seat, { wire }] of friends.entries()) {
    expect(wire.acknowledged.length).toBeGreaterThan(0);
    for (const { question, picks } of wire.acknowledged) {
      const stored = answers.filter((answer) => answer.seat === seat && answer.question === question);
      expect(stored.map((answer) => answer.picks)).toEqual([picks]);
    }
  }
});
