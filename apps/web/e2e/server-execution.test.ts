import { type Served, serve } from '@ragtag/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { arrive, type Friend, servingClient, sitDown } from './support/friends';
import { keptAt } from './support/moments';
import { putAway } from './support/player';

const open = browserPages();
let served: Served;
let friends: Friend[];

beforeAll(async () => {
  served = await serve(servingClient());
  friends = await Promise.all(['Ada', 'Ben', 'Cyd'].map((name) => arrive(open, served.url, name)));
  const id = await sitDown(friends, 3);
  // The game goes on where somebody's choice costs the Admiral's life.
  const table = await served.store.table(id);
  if (!table) throw new Error('There is no table.');
  const state = keptAt('execution-of-three', ['Ada', 'Ben', 'Cyd']);
  const chapter = { till: 0, answers: [], facts: [] };
  const game = { answers: [], recent: [], state, chapter, alone: true };
  const committed = await served.store.commit({ table, due: null, game });
  expect(committed).toBe(true);
  await Promise.all(friends.map(({ page }) => page.reload()));
});
afterAll(() => served.close());

test('three people see an execution: who, by what, what was shown, and who comes instead', async () => {
  const [ada] = friends;
  await putAway(ada.page);
  expect(await ada.page.locator('#question-text').innerText()).toContain('Assassination Plot');
  await ada.page.getByRole('button', { name: /Bottom box/ }).click();
  for (const { page } of friends) {
    const story = page.locator('.execution-story');
    await story.waitFor();
    expect(await story.innerText()).toContain('By Assassination Plot');
    expect(await story.locator('.execution-card').count()).toBeGreaterThan(0);
    await page.waitForFunction(() => document.querySelector('.passage .line') !== null);
  }
  const picker = await Promise.any(
    friends.map(async ({ page }) => {
      await page.locator('[data-ask="new-character"]').waitFor({ timeout: 20_000 });
      return page;
    }),
  );
  expect(await picker.locator('.option-sheet').count()).toBeGreaterThan(3);
  const option = picker.locator('[data-option]').first();
  const name = await option.locator('.option-label').innerText();
  await option.click();
  for (const { page } of friends) await page.getByText('In their place').first().waitFor();
  for (const { page, wire } of friends) {
    expect(await page.locator('.execution-story').first().innerText()).toContain(name);
    expect(wire.complaints).toEqual([]);
  }
});
