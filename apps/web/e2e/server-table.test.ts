import { type Served, serve } from '@ragtag/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPages } from './support/browser';
import {
  arrive,
  boardInWords,
  checkAsSeen,
  type Friend,
  haveAdded,
  inTurn,
  playTogether,
  publicState,
  servingClient,
  sitDown,
} from './support/friends';
import { look, settled } from './support/player';

const open = browserPages();
let served: Served;
let friends: Friend[];

beforeAll(async () => {
  served = await serve(servingClient());
  friends = await Promise.all(['Ada', 'Ben', 'Cyd'].map((name) => arrive(open, served.url, name)));
});
afterAll(() => served.close());

/** Waits until all pages show the same. */
async function expectSameState(): Promise<void> {
  const states = () => Promise.all(friends.map(publicState));
  await expect.poll(async () => (await states()).filter(differs)).toEqual([]);
}

function differs(state: object, _: number, [first]: readonly object[]): boolean {
  return JSON.stringify(state) !== JSON.stringify(first);
}

describe('three friends and two bots', () => {
  test('sit down through the lobby', async () => {
    await sitDown(friends, 5);
    await expectSameState();
  });

  test('one reloads in the middle of a skill check, and everything is as before', async () => {
    let asked = -1;
    await playTogether(friends, {
      async until(sights) {
        asked = sights.findIndex(({ ask }) => ask === 'add-to-check');
        return asked >= 0 && (await haveAdded(friends[asked])) > 0;
      },
    });
    const friend = friends[asked];
    const before = await checkAsSeen(friend);
    await friend.page.reload();
    await settled(friend.page);
    expect(await checkAsSeen(friend)).toEqual(before);
    await expectSameState();
  });

  test('play ten turns by clicking, and all see the same', async () => {
    for (let turn = 2; turn <= 11; turn++) {
      await playTogether(friends, inTurn(turn));
      await expectSameState();
    }
    await Promise.all(friends.map(boardInWords));
    await expectSameState();
    const sights = await Promise.all(friends.map(({ page }) => look(page)));
    for (const { turn, over } of sights) expect(over || turn >= 11).toBe(true);
    for (const { wire } of friends) {
      expect(wire.acknowledged.length).toBeGreaterThan(3);
      expect(wire.complaints).toEqual([]);
    }
  });
});
