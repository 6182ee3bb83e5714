import { module } from '@ragtag/board-game';
import { startScenario } from '@ragtag/board-game/scenario';
import { type Served, serve } from '@ragtag/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { arrive, servingClient, sitDown } from './support/friends';
import { putAway } from './support/player';

const open = browserPages();
let served: Served;

beforeAll(async () => {
  served = await serve(servingClient());
});
afterAll(() => served.close());

const selection = { players: 3, pegasus: true };

/** The President is about to choose what becomes of a plot against the Admiral. */
const plot = `
name: a plot against the Admiral
given:
  options: { players: 3, pegasus: true }
  seed: three-people
  players:
    - { name: Ada, character: laura-roslin, titles: [president], hand: 3 }
    - { name: Ben, character: saul-tigh, titles: [admiral], hand: 4 }
    - { name: Cyd, character: tom-zarek, hand: 3 }
  turn: tom-zarek
  decks: { crisis: [assassination-plot] }
  start: crisis
then: { asked: { who: laura-roslin, ask: choose-box } }
`;

/** Lays another game on the table, as it stands in the scenario: nothing of it has been told yet. */
async function goOnWithThePlot(id: string): Promise<void> {
  const table = await served.store.table(id);
  if (!table?.game) throw new Error('There is no game.');
  const state = module.save(startScenario(plot).state);
  const settings = { ...table.settings, selection };
  const untold = { ...table.game, answers: 0, facts: 0, told: table.game.told.map(() => 0), asked: [] };
  const chapter = { till: 0, answers: [], facts: [] };
  const committed = await served.store.commit({
    table: { ...table, settings, game: untold },
    due: null,
    game: { answers: [], recent: [], state, chapter, alone: true },
  });
  expect(committed).not.toBe(false);
}

test('three people see an execution: who, by what, what was shown, and who comes instead', async () => {
  const friends = await Promise.all(['Ada', 'Ben', 'Cyd'].map((name) => arrive(open, served.url, name)));
  const id = await sitDown(friends, 3);
  await goOnWithThePlot(id);
  await Promise.all(friends.map(({ page }) => page.reload()));
  const [ada] = friends;
  await putAway(ada.page);
  expect(await ada.page.locator('#question-text').innerText()).toContain('Assassination Plot');
  await ada.page.locator('[data-option="bottom"]').click();
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
