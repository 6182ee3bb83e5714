import { type Served, serve } from '@ragtag/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPages, phone } from './support/browser';
import { arrive, follow, playTogether, servingClient, sit } from './support/friends';
import { overflow, violations } from './support/inspect';
import { playUntil, settled } from './support/player';

/** The tiny game has no drawing: what is seen of it is what the page shows of any game. */

const open = browserPages();
let served: Served;
beforeAll(async () => {
  served = await serve({ ...servingClient(), GAMES: 'board,tiny' });
});
afterAll(() => served.close());

describe('a game without a drawing', () => {
  test('is played by clicking at the server, from the lobby to its end, each seeing only the own hand', async () => {
    const [ada, ben] = await Promise.all([
      arrive(open, served.url, 'Ada'),
      arrive(open, served.url, 'Ben', phone),
    ]);
    await ada.page.goto('/new?game=tiny');
    await ada.page.getByRole('heading', { name: 'Numbers' }).waitFor();
    await ada.page.getByRole('button', { name: 'Open the table and invite' }).click();
    await follow(ben, await ada.page.getByLabel('Link to this table').inputValue());
    await sit(ben);
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([ada, ben].map(({ page }) => page.getByRole('region', { name: 'Rows' }).waitFor()));

    expect(await ada.page.getByRole('region', { name: 'Your hand' }).locator('li').count()).toBeGreaterThan(
      3,
    );
    expect(await ada.page.getByRole('region', { name: 'Rows' }).locator('li').allInnerTexts()).toEqual([
      expect.stringMatching(/^Ada: /),
      expect.stringMatching(/^Ben: /),
      expect.stringMatching(/ \(bot\): /),
    ]);
    expect(await violations(ada.page)).toEqual([]);
    expect(await violations(ben.page)).toEqual([]);
    expect(await overflow(ben.page)).toBe(0);

    const sights = await playTogether([ada, ben], { until: (seen) => seen.every(({ over }) => over) });
    expect(sights.map(({ over }) => over)).toEqual([true, true]);
    for (const { page, wire } of [ada, ben]) {
      expect(await page.getByRole('heading', { name: /won with \d+ points/ }).count()).toBe(1);
      expect(wire.complaints).toEqual([]);
    }
    expect(await ada.page.getByRole('region', { name: 'Log' }).textContent()).toMatch(/Ben puts down \d/);

    await ada.page.getByRole('link', { name: 'How it went' }).click();
    await ada.page.locator('.replay-scene').waitFor();
    await ada.page.getByRole('button', { name: 'Previous turn' }).click();
    await ada.page.getByText(/^Turn 9: /).waitFor();
    expect(await violations(ada.page)).toEqual([]);
  });

  test('asks for what seats bring, and tells what is wrong with it', async () => {
    const ada = await arrive(open, served.url, 'Ada');
    await ada.page.goto('/new?game=tiny');
    const options = ada.page.getByLabel('Options');
    await options.fill('players=2,charms');
    await options.blur();
    await ada.page.getByRole('button', { name: 'Open the table and invite' }).click();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await ada.page.getByText('Not everybody is ready.').waitFor();
    const bring = async (text: string) => {
      await ada.page.getByRole('region', { name: 'What you bring' }).getByRole('textbox').fill(text);
      await ada.page.getByRole('button', { name: 'Bring it' }).click();
    };
    await bring('{ "lucky": 12 }');
    await ada.page.getByText('A lucky number is one from 1 to 9, not 12.').waitFor();
    await bring('{ "lucky": 3 }');
    await ada.page.getByText('brings a lucky number').waitFor();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await ada.page.getByRole('region', { name: 'Your lucky number' }).waitFor();
    // Something that nobody asks for.
    await ada.page.getByText('You may also').click();
    await ada.page.getByRole('button', { name: 'Show your lucky number' }).click();
    await ada.page.getByRole('region', { name: 'Log' }).getByText('You show a lucky number: 3.').waitFor();
    await ada.page.getByText('You may also').waitFor({ state: 'detached' });
  });

  test('is played in the page alone, and goes on after a reload', async () => {
    const page = await open();
    await page.goto('/new?game=tiny');
    await page.getByRole('button', { name: 'Play on this screen' }).click();
    await settled(page);
    const told = () => page.locator('.zones').innerText();
    const before = await told();
    await page.reload();
    await settled(page);
    expect(await told()).toBe(before);
    const { over } = await playUntil(page, () => false);
    expect(over).toBe(true);
    await page.goto('/');
    await page.getByText(/won with \d+ points/).waitFor();
    // It is there for who knows where, and nobody is offered it.
    expect(await page.getByText('Numbers').count()).toBe(0);
  });
});
