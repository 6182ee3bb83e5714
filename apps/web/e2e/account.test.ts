import { type Served, serve } from '@ragtag/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { arrive, openTable, servingClient } from './support/friends';
import { lookAt } from './support/inspect';

const open = browserPages();
let served: Served;
beforeAll(async () => {
  served = await serve(servingClient());
});
afterAll(() => served.close());

const password = 'a long enough secret';

async function visit(name: string): Promise<Page> {
  const { page } = await arrive(open, served.url, name);
  await page.goto('/');
  return page;
}

/** Somebody who has set up a table as a guest. */
async function guestWithTable(name: string): Promise<Page> {
  const friend = await arrive(open, served.url, name);
  await openTable(friend, 4);
  await friend.page.goto('/');
  await friend.page.getByRole('heading', { name: 'My tables' }).waitFor();
  return friend.page;
}

async function openDialog(page: Page, button: string | RegExp = 'Keep my games'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Keep my games' });
  // Who has just signed in sees the button drawn anew, and may have to press again.
  for (let n = 0; n < 3 && !(await dialog.isVisible()); n++) {
    await page.getByRole('button', { name: button }).click();
    await dialog.waitFor({ timeout: 8000 }).catch(() => undefined);
  }
  await dialog.waitFor();
}

async function fill(page: Page, account: string, secret: string): Promise<void> {
  await page.getByLabel('Account name').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(secret);
}

async function signIn(page: Page, account: string, secret = password): Promise<void> {
  await page.getByRole('tab', { name: 'Sign in' }).click();
  await fill(page, account, secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const isSignedIn = (page: Page) => page.getByRole('button', { name: 'Account: ada' }).waitFor();
const tables = (page: Page) => page.getByRole('region', { name: 'My tables' }).getByRole('listitem').count();

let codesOfAda: string[] = [];

test('a guest keeps tables under an account, and finds them on another device', async () => {
  const laptop = await guestWithTable('Ada');
  await openDialog(laptop);
  await lookAt(laptop);
  await fill(laptop, 'Ada', password);
  await laptop.getByRole('button', { name: 'Create the account' }).click();
  const codes = laptop.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(8);
  await lookAt(laptop);
  codesOfAda = await codes.allInnerTexts();
  await laptop.getByRole('button', { name: 'I have them' }).click();
  await isSignedIn(laptop);
  await expect.poll(() => tables(laptop)).toBe(1);

  const phone = await visit('');
  await openDialog(phone);
  await signIn(phone, 'ada', 'not the password');
  await phone.getByRole('alert').waitFor();
  expect(await phone.getByRole('alert').innerText()).toContain('no account with this name');
  await lookAt(phone);
  await signIn(phone, 'ada');
  await isSignedIn(phone);
  expect(await phone.getByLabel('Your name').inputValue()).toBe('Ada');
  await phone.getByRole('heading', { name: 'My tables' }).waitFor();
  await expect.poll(() => tables(phone)).toBe(1);
  await openDialog(phone, 'Account: ada');
  await phone.getByRole('button', { name: 'Change the password' }).click();
  await lookAt(phone);
  await phone.getByRole('button', { name: 'Sign out', exact: true }).click();
  await phone.getByRole('button', { name: 'Keep my games' }).waitFor();
  await expect.poll(() => tables(phone)).toBe(0);
});

test('somebody signs out a device that is elsewhere, and then all of them', async () => {
  const [laptop, phone] = [await visit(''), await visit('')];
  for (const page of [laptop, phone]) {
    await openDialog(page);
    await signIn(page, 'ada');
    await isSignedIn(page);
  }
  await openDialog(phone, 'Account: ada');
  await phone.getByRole('button', { name: 'Devices that are signed in' }).click();
  const devices = phone.getByRole('list', { name: 'Devices that are signed in' }).getByRole('listitem');
  await expect.poll(() => devices.count()).toBeGreaterThan(2);
  expect(await devices.filter({ hasText: 'This one.' }).count()).toBe(1);
  await lookAt(phone);
  const before = await devices.count();
  await devices.getByRole('button', { name: 'Sign it out' }).last().click();
  await expect.poll(() => devices.count()).toBe(before - 1);
  await phone.getByRole('button', { name: 'Sign out everywhere' }).click();
  await phone.getByRole('button', { name: 'Keep my games' }).waitFor();
  await laptop.goto('/');
  await laptop.getByRole('button', { name: 'Keep my games' }).waitFor();
});

test('where a guest has tables, somebody who signs in says whose they are', async () => {
  const page = await guestWithTable('Guest');
  await openDialog(page);
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: 'There are tables in this browser already' }).waitFor();
  await lookAt(page);
  await page.getByRole('button', { name: /bring them along/ }).click();
  await isSignedIn(page);
  await expect.poll(() => tables(page)).toBe(2);
});

test('a personal link makes another device the same person', async () => {
  const page = await guestWithTable('Kim');
  await openDialog(page);
  await page.getByRole('button', { name: 'Make a personal link' }).click();
  const link = await page.getByLabel('Personal link').inputValue();
  const other = await visit('');
  await other.goto(link);
  await other.getByRole('heading', { name: 'My tables' }).waitFor();
  await expect.poll(() => tables(other)).toBe(1);
});

test('a lost password is replaced by a code, and a tab that was signed out by it says so', async () => {
  const old = await visit('');
  await openDialog(old);
  await signIn(old, 'ada');
  await isSignedIn(old);
  await old.getByRole('region', { name: 'My tables' }).getByRole('link').first().click();
  await old.getByRole('button', { name: 'Start the game' }).waitFor();

  const page = await visit('');
  await openDialog(page);
  await page.getByRole('tab', { name: 'Password lost?' }).click();
  await page.getByLabel('Account name').fill('ada');
  await page.getByLabel('Recovery code').fill('ABCD-EFGH-JKMN-PQRS');
  await page.getByLabel('New password').fill('another long secret');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByText('There is no account with this name and this code.').waitFor();
  await lookAt(page);
  await page.getByLabel('Recovery code').fill(codesOfAda[0].toLowerCase());
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await isSignedIn(page);
  await old.getByRole('alert').filter({ hasText: 'You are signed out in this browser' }).waitFor();

  await openDialog(page, 'Account: ada');
  await page.getByRole('button', { name: 'If the password is lost' }).click();
  await page.getByText('Recovery codes that are left: 7.').waitFor();
  await lookAt(page);
});

test('people see how their games ended, save what is kept about them, and are forgotten', async () => {
  const page = await guestWithTable('Lee');
  await openDialog(page);
  await page.getByRole('button', { name: 'How my games ended' }).click();
  await page.getByText('No game has ended yet').waitFor();
  await page.route('**/api/me/statistics', (route) =>
    route.fulfill({
      json: {
        played: [
          { game: 'board', role: 'Human', character: 'Gaius Baltar', games: 3, won: 2 },
          { game: 'board', role: 'Cylon', character: 'Gaius Baltar', games: 1, won: 0 },
        ],
        ratings: [{ game: 'board', rating: 1543, games: 4 }],
      },
    }),
  );
  const trigger = page.getByRole('button', { name: 'How my games ended' });
  await trigger.click();
  await trigger.click();
  const roles = page.getByRole('table', { name: 'By role' });
  expect((await roles.getByRole('row', { name: 'Human' }).innerText()).split(/\s+/)).toEqual([
    'Human',
    '3',
    '2',
    '(67',
    '%)',
  ]);
  expect(await page.getByRole('table', { name: 'By character' }).getByRole('row').count()).toBe(2);
  await page.getByText('Board game: rated 1543 after 4 games').waitFor();
  await page.getByRole('button', { name: 'What is kept about me' }).click();
  await lookAt(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it as a file' }).click();
  expect((await saved).suggestedFilename()).toBe('ragtag-my-data.json');
  await page.getByRole('button', { name: 'Forget me' }).click();
  await page.getByRole('button', { name: 'Yes, forget me for good' }).click();
  await expect.poll(() => tables(page), { timeout: 20_000 }).toBe(0);
});
