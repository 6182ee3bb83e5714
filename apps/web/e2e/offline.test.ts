import { type Served, serve } from '@ragtag/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turned } from './support/book';
import { browserPages } from './support/browser';
import { servingClient } from './support/friends';
import { comeTo } from './support/moments';
import { answer, settled } from './support/player';

const open = browserPages();
let served: Served;
/** A visitor whose browser has kept the client, and is cut off from then on. */
let page: Page;

beforeAll(async () => {
  served = await serve({ ...servingClient(), PUSH_TO_PRIVATE_ADDRESSES: 'on' });
  page = await open(undefined, { baseURL: served.url, keepsClient: true });
  await page.context().grantPermissions(['notifications']);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
});
afterAll(() => served.close());

test('a game against bots can be begun and played without a network', async () => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  let sight = await settled(page);
  for (let turn = 0; turn < 4; turn++) {
    await answer(page, sight, turn);
    sight = await settled(page, sight.mark);
  }
  await page.reload();
  expect((await settled(page)).ask).not.toBeNull();
});

test('a game of cards is played without a network too', async () => {
  await page.goto('/');
  await page.getByRole('radio', { name: /Card game/ }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
  const sight = await settled(page);
  await answer(page, sight, 0);
  expect((await settled(page, sight.mark)).ask).not.toBeNull();
});

test('without a network the first page lists the games of this browser, and an ended one says how it ended', async () => {
  await page.goto('/');
  await comeTo(page, 'end');
  await page.locator('.poster .ending h2').waitFor();
  await page.goto('/');
  await page.locator('a[href^="/game/end"]').first().waitFor();
});

test('the rulebook for the table, and the player aids, open without a network', async () => {
  await page.goto('/rulebook');
  await turned(page);
  expect(await page.locator('.book h2').allInnerTexts()).toContainEqual(
    expect.stringMatching(/^\d+ Skill checks$/),
  );
  await page.goto('/aids');
  await page.waitForSelector('.aid');
  expect(await page.locator('.aid').allInnerTexts()).toContainEqual(
    expect.stringContaining('Receive Skills'),
  );
});

test('a push shows that it is a turn, and where', async () => {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const news = { table: 'abcdefghijklmnop', name: 'Friday' };
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: served.url,
    registrationId: await registration,
    data: JSON.stringify(news),
  });
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready;
      const all = await getNotifications.call(await navigator.serviceWorker.ready);
      return all.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: 'Ragtag', body: 'It is your turn at Friday.', tag: news.table }]);
});

test('a device can be told of turns, or not, as its player likes', async () => {
  const page = await open(undefined, { baseURL: served.url, keepsClient: true });
  await page.context().grantPermissions(['notifications']);
  // There is no push service to ask in a test: a device that the server can be told of.
  await page.addInitScript(() => {
    let on = false;
    const device = {
      endpoint: 'http://127.0.0.1:9/device',
      keys: {
        p256dh: 'BBhbeL2rhSK13Fj6w9VKDzMgGTXJuuXajp-E53u08wUxIAqIwX7FDbtydTLLTh3XqqOSfRV9FfzlpaKfze8g0RQ',
        auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      },
    };
    const subscription = {
      endpoint: device.endpoint,
      toJSON: () => device,
      unsubscribe: async () => {
        on = false;
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      on = true;
      return subscription;
    };
    PushManager.prototype.getSubscription = async () => (on ? subscription : null);
  });
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/me/push'))
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.getByRole('button', { name: 'Keep my games' }).click();
  const toggle = page.getByRole('switch', { name: /Tell this device/ });
  await toggle.waitFor();
  expect(await toggle.isChecked()).toBe(false);
  await page.getByText('Tell this device when it is my turn').click();
  await expect.poll(() => toggle.isChecked(), { timeout: 15_000 }).toBe(true);
  await page.getByText('Tell this device when it is my turn').click();
  await expect.poll(() => toggle.isChecked()).toBe(false);
  expect(asked).toEqual(['PUT /api/me/push', 'POST /api/me/push/stop']);
});
