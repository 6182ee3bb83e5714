import { type Served, serve } from '@ragtag/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { arrive, servingClient } from './support/friends';
import { violations } from './support/inspect';

const open = browserPages();
let served: Served;
beforeAll(async () => {
  served = await serve(servingClient());
});
afterAll(() => served.close());

/** Changes are sent after a moment of rest. */
const soon = { timeout: 15_000 };
const password = 'a long enough secret';

/** A browser of its own; signed in with an account that there is, if one is named. */
async function browser(account?: string): Promise<Page> {
  const { page } = await arrive(open, served.url, 'Ada');
  await page.goto('/decks');
  if (account !== undefined) await signIn(page, account);
  return page;
}

async function signIn(page: Page, account: string, isNew = false): Promise<void> {
  const status = await page.evaluate(
    async ([path, body]) =>
      (
        await fetch(path, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    [isNew ? '/api/account' : '/api/account/sign-in', JSON.stringify({ account, password })] as const,
  );
  expect(status).toBe(200);
  await page.goto('/decks');
  await page.getByText(`Kept with the account ${account}`).waitFor();
}

const link = (page: Page, name: string) => page.getByRole('link', { name: `Edit ${name}` });
/** The names of what the server keeps for an account. */
const storedOf = (account: string) => async () => {
  const [row] = await served.store.accountRows('user', { email: `${account}@account.invalid` }, 1);
  const setups = await served.store.setupsOf(String(row.person));
  return setups.map(({ setup }) => (setup as { readonly name: string }).name);
};

test('decks of an account are found on every device, changed and put away on any, and nobody else sees them', async () => {
  const stored = storedOf('ada');
  const laptop = await browser();
  await laptop.getByText('Kept in this browser.').waitFor();
  await laptop.getByRole('button', { name: 'Make a copy and change it' }).first().click();
  await laptop.getByLabel('Name of the deck').fill('Made as a guest');
  await signIn(laptop, 'ada', true);
  // What lay in the browser before is brought along only if its owner says so.
  await laptop.getByText('One deck is in this browser alone.').waitFor();
  expect(await stored()).toEqual([]);
  expect(await violations(laptop)).toEqual([]);
  await laptop.getByRole('button', { name: 'Keep with my account' }).click();
  await expect.poll(stored, soon).toEqual(['Made as a guest']);

  const phone = await browser('ada');
  await link(phone, 'Made as a guest').click();
  await phone.getByLabel('Name of the deck').fill('Changed on the phone');
  await phone.getByText('Kept with the account ada').waitFor();
  await expect.poll(stored, soon).toEqual(['Changed on the phone']);
  await laptop.reload();
  await link(laptop, 'Changed on the phone').waitFor();
  // It can be brought to a table there.
  await laptop.goto('/new?game=card');
  await laptop.getByLabel('Deck', { exact: true }).first().selectOption({ label: 'Changed on the phone' });
  await laptop.goto('/decks');
  await laptop.getByRole('button', { name: 'Put away Changed on the phone' }).click();
  await expect.poll(stored, soon).toEqual([]);
  await phone.goto('/decks');
  await expect.poll(() => link(phone, 'Changed on the phone').count(), soon).toBe(0);
});

test('a deck that two browsers changed is kept twice, and one that nobody is signed in for is not shown', async () => {
  const stored = storedOf('bea');
  const laptop = await browser();
  await signIn(laptop, 'bea', true);
  const phone = await browser('bea');
  await laptop.getByRole('button', { name: 'Make a copy and change it' }).first().click();
  await laptop.getByLabel('Name of the deck').fill('Both');
  await expect.poll(stored, soon).toEqual(['Both']);
  await phone.reload();
  await link(phone, 'Both').click();
  await phone.context().setOffline(true);
  await phone.getByLabel('Name of the deck').fill('By phone');
  await laptop.getByLabel('Name of the deck').fill('By laptop');
  await expect.poll(stored, soon).toEqual(['By laptop']);
  await phone.context().setOffline(false);
  await phone.goto('/decks');
  await expect.poll(async () => (await stored()).sort(), soon).toEqual(['By laptop', 'By phone']);
  await laptop.goto('/decks');
  await link(laptop, 'By phone').waitFor();
  await laptop.evaluate(() => fetch('/api/me', { method: 'DELETE' }));
  await laptop.reload();
  await laptop.getByText('Kept in this browser.').waitFor();
  await expect.poll(() => laptop.getByRole('link', { name: /^Edit / }).count(), soon).toBe(0);
});
