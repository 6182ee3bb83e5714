import { type Served, serve } from '@ragtag/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserPages, phone } from './support/browser';
import { arrive, type Friend, follow, openTable, playTogether, servingClient, sit } from './support/friends';
import { look, settled } from './support/player';

const open = browserPages();
let served: Served;
let ada: Friend;
let ben: Friend;

beforeAll(async () => {
  served = await serve(servingClient());
  ada = await arrive(open, served.url, 'Ada');
  ben = await arrive(open, served.url, 'Ben', phone);
});
afterAll(() => served.close());

async function shut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function choose(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('the host sets the clock and how bots play; the other reads it', async () => {
  const invitation = await openTable(ada, 3);
  await follow(ben, invitation);
  await sit(ben);
  await ada.page.getByText('Live: seconds, and a reserve').click();
  await ada.page.getByLabel('Reserve for the game').selectOption('300');
  await ada.page.getByLabel('Bot at seat 3').selectOption('recruit');
  await expect.poll(() => ben.page.getByLabel('Reserve for the game').inputValue()).toBe('300');
  await ben.page.getByText('bot: weighs what lies open').waitFor();
  expect(await ben.page.getByLabel('Reserve for the game').isDisabled()).toBe(true);
  // This server posts nowhere, so there is nothing to set.
  expect(await ada.page.getByText('Tell a chat service').count()).toBe(0);
});

test('those who wait talk with each other, as long as the host likes', async () => {
  const words = ben.page.getByLabel('Say something');
  await words.fill('Who brings the snacks?');
  await words.press('Enter');
  await ada.page.getByRole('region', { name: 'Talk' }).getByText('Ben Who brings the snacks?').waitFor();
  const chat = ada.page.getByText('Free chat');
  await chat.click();
  await words.waitFor({ state: 'detached' });
  await ben.page.getByText('The host has switched chat off.').waitFor();
  await chat.click();
  await words.waitFor();
});

test('whose decision runs is seen on a clock, with the reserve', async () => {
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([ada, ben].map(({ page }) => page.locator('.dials').waitFor()));
  const asked = () => Promise.all([ada, ben].map(({ page }) => look(page)));
  await expect.poll(async () => (await asked()).some(({ ask }) => ask !== null)).toBe(true);
  const chooser = (await asked())[0].ask === null ? ben : ada;
  expect(await chooser.page.locator('.question-stamp .clock').innerText()).toMatch(
    /^(1:00|0:[0-5]\d) \+ 5:00$/,
  );
});

test('an answer is taken back once the other agrees', async () => {
  const { page } = ada;
  const lines = () => page.locator('.log .line').count();
  // Somebody else has answered since, so that it takes everybody's consent.
  await playTogether([ada, ben], {
    until: async (sights) => sights[0].turn > 0 && (await page.locator('.take-back').count()) === 0,
  });
  const before = await lines();
  await choose(page, /Take back/);
  await page.getByRole('button', { name: 'Ask the others' }).click();
  await ben.page.getByText('asks to take back the last answer').waitFor();
  await ben.page.getByRole('button', { name: 'Agree' }).click();
  await ben.page.getByText('asks to take back').waitFor({ state: 'detached' });
  await settled(page);
  expect(await lines()).toBeLessThan(before);
});

test('standing orders are kept by the server', async () => {
  const { page } = ada;
  await choose(page, 'Standing orders');
  await page.getByLabel('Before a die is rolled').selectOption('never');
  await shut(page);
  await page.evaluate(() => localStorage.removeItem('ragtag/settings'));
  await page.reload();
  await settled(page);
  await choose(page, 'Standing orders');
  await expect.poll(() => page.getByLabel('Before a die is rolled').inputValue()).toBe('never');
  await shut(page);
});

test('what one says the other reads', async () => {
  await ada.page.getByRole('tab', { name: /Talk/ }).click();
  await ada.page.getByLabel('Say something').fill('So say we all');
  await ada.page.getByRole('button', { name: 'Say', exact: true }).click();
  await ben.page.getByRole('tab', { name: /Talk/ }).click();
  await ben.page.getByText('So say we all').waitFor();
  await ben.page.getByRole('tab', { name: /Orders/ }).click();
});

test('somebody without a seat watches', async () => {
  const cyd = await arrive(open, served.url, 'Cyd');
  await cyd.page.goto(ada.page.url());
  await cyd.page.getByText('You are watching').waitFor();
  expect(await cyd.page.locator('#question-text').count()).toBe(0);
  await cyd.page.context().close();
});

test('an address that no table has says so', async () => {
  const cyd = await arrive(open, served.url, 'Cyd');
  for (const id of ['0'.repeat(16), 'nothing', `${'0'.repeat(16)}/after`, 'nothing/after']) {
    await cyd.page.goto(`/table/${id}`);
    await cyd.page.getByRole('alert').getByText('There is no such table.').waitFor();
    expect(await cyd.page.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  }
  await cyd.page.context().close();
});

test('bots play for both to the end, hosting is handed over, and they play again', async () => {
  await choose(ada.page, 'Players at this table');
  await ada.page.getByRole('button', { name: 'Make host' }).click();
  await shut(ada.page);
  await choose(ben.page, 'Clock and chat');
  await shut(ben.page);
  await choose(ada.page, 'Let a bot play for me');
  await ada.page.getByText('A bot plays for you.').waitFor();
  await ada.page.getByRole('button', { name: 'Take over again' }).click();
  await ada.page.getByText('A bot plays for you.').waitFor({ state: 'detached' });
  for (const { page } of [ada, ben]) await choose(page, 'Let a bot play for me');
  await ada.page.locator('.ending').waitFor({ timeout: 120_000 });
  await ada.page.locator('.ending').getByRole('button', { name: 'Play again' }).click();
  await ada.page.getByRole('heading', { name: 'Seats' }).waitFor();
  await ben.page.getByRole('link', { name: 'Play again' }).click();
  await ben.page.getByRole('heading', { name: 'Seats' }).waitFor();
  expect(new URL(ben.page.url()).pathname).toBe(new URL(ada.page.url()).pathname);
});
