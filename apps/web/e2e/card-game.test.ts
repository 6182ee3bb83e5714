import { expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { violations } from './support/inspect';
import { playUntil, settled } from './support/player';

const open = browserPages();

test('a guest plays a whole card game against a bot by clicking', async () => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('radio', { name: /Card game/ }).check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play now' }).click();
  await settled(page);
  const { over } = await playUntil(page, () => false, 1500);
  expect(over).toBe(true);
});

test('a deck is chosen for each seat before a game at one screen, or told what is wrong with it', async () => {
  const page = await open();
  await page.goto('/new?game=card');
  const deck = page.getByLabel('Deck', { exact: true }).first();
  await deck.selectOption('ragtag-convoy');
  await deck.selectOption('paste');
  await page
    .getByLabel('A list, or the code of a link')
    .fill('Base: Colonial One\n4 Raptor 101\n5 Fire Suport');
  await page.getByRole('button', { name: 'Bring it' }).click();
  await page.getByText('there is no card "Fire Suport". Did you mean Fire Support?').waitFor();
  await page.getByLabel('A list, or the code of a link').fill('Base: Colonial One\n5 Raptor 101');
  await page.getByRole('button', { name: 'Bring it' }).click();
  await page.getByText(/at least 60/).waitFor();
  expect(await page.getByRole('button', { name: 'Play on this screen' }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await deck.selectOption('machine-assault');
  await page.getByLabel('Deck', { exact: true }).nth(1).selectOption('alert-fighters');
  await page.getByRole('button', { name: 'Play on this screen' }).click();
  await settled(page);
});
