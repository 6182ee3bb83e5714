import { type Served, serve } from '@ragtag/server/testing';
import { afterAll, beforeAll, test } from 'vitest';
import { browserPages } from './support/browser';
import { arrive, follow, openTable, servingClient, sit } from './support/friends';
import { lookAt } from './support/inspect';

const open = browserPages();
let served: Served;

beforeAll(async () => {
  served = await serve(servingClient());
});
afterAll(() => served.close());

test('nothing stands in the way before the game: invitation, lobby of host and guest, home with tables', async () => {
  const host = await arrive(open, served.url, 'Ada');
  const guest = await arrive(open, served.url, 'Ben');
  const invitation = await openTable(host, 5);
  await lookAt(host.page);
  await guest.page.goto(invitation);
  await guest.page.getByRole('button', { name: 'Come in' }).waitFor();
  await lookAt(guest.page);
  await follow(guest, invitation);
  await sit(guest);
  await lookAt(guest.page);
  await guest.page.goto('/');
  await guest.page.getByRole('heading', { name: 'My tables' }).waitFor();
  await lookAt(guest.page);
});

test('nothing stands in the way after the game: the end, and who was what', async () => {
  const { page } = await arrive(open, served.url, 'Cyd');
  await page.goto('/');
  // Bots finish the game of somebody who has left.
  const table = await page.evaluate(async () => {
    const post = async (path: string, method = 'POST', body = {}) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
    };
    await post('/api/me', 'PUT', { name: 'Cyd' });
    const { id } = await post('/api/play');
    await post(`/api/tables/${id}/leave`);
    return id as string;
  });
  await page.goto(`/table/${table}`);
  await page.waitForSelector('.ending');
  await lookAt(page);
  await page.getByRole('link', { name: 'Who was what' }).click();
  await page.waitForSelector('.replay-scene');
  await lookAt(page);
});
