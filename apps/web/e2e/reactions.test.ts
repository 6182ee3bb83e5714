import { type Served, serve } from '@ragtag/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { arrive, type Friend, playTogether, servingClient, sitDown } from './support/friends';

const open = browserPages();
let served: Served;
let friends: Friend[];

beforeAll(async () => {
  served = await serve({ ...servingClient(), REACTION_TIME: '600' });
  friends = await Promise.all(['Ada', 'Ben'].map((name) => arrive(open, served.url, name)));
  await sitDown(friends, 3);
});
afterAll(() => served.close());

test('whoever could only pass is not asked, and sees how long others may react', async () => {
  const choices: number[] = [];
  const counts: string[] = [];
  await playTogether(friends, {
    async until(sights) {
      for (const { ask, options } of sights) if (ask === 'react') choices.push(options);
      for (const { page } of friends) {
        counts.push(...(await page.locator('.waiting .clock').allInnerTexts()));
      }
      return counts.length > 5 && sights.some(({ turn }) => turn >= 4);
    },
  });
  expect(choices.filter((n) => n < 2)).toEqual([]);
  for (const left of counts) expect(left).toMatch(/^0:0\d$/);
});
