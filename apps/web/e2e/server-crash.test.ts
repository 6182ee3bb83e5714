import { openSqliteStore } from '@ragtag/server/testing';
import { expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { arrive, type Friend, playTogether, sitDown } from './support/friends';
import { ownServer } from './support/own-server';

const open = browserPages();
const kills = 3;
const server = ownServer();

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

  const store = await openSqliteStore(server.folder);
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
