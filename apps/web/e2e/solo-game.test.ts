import { expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { answerByKeys, look, playUntil, settled, startGame } from './support/player';

const open = browserPages();

test('a guest plays a whole game against bots by keys alone, and learns who was what', async () => {
  const page = await open();
  await startGame(page);
  let sight = await settled(page);
  for (let n = 0; n < 400 && !sight.over; n++) {
    await answerByKeys(page, sight, n);
    // A key that came too early is pressed again.
    sight = await settled(page, sight.mark).catch(() => look(page));
  }
  expect(sight.over).toBe(true);
  const after = page.getByRole('link', { name: 'Who was what' });
  await after.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.after-main');
  expect(await page.locator('.role').count()).toBe(4);
  expect(await page.locator('.check-story').count()).toBeGreaterThan(0);
  await page.waitForSelector('.replay-scene');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForFunction(() => document.querySelector('.replay-facts')?.children.length !== undefined);
});

test('a reload in the middle of a skill check keeps the game', async () => {
  const page = await open();
  await startGame(page);
  const sight = await playUntil(page, ({ ask }) => ask === 'add-to-check');
  expect(sight.ask).toBe('add-to-check');
  const told = () =>
    page.evaluate(() => ({
      question: document.querySelector('#question-text')?.textContent,
      hand: document.querySelector('.hand-cards')?.textContent,
      crew: document.querySelector('.crew')?.textContent,
      check: document.querySelector('.check-panel')?.textContent,
    }));
  const before = await told();
  await page.reload();
  await settled(page);
  expect(await told()).toEqual(before);
  await playUntil(page, ({ ask }) => ask === 'movement');
});
