import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { beSure, look, settled } from './support/player';

const open = browserPages();

/** Presses Tab until the focus is on something that fits. */
async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  for (let n = 0; n < most; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

async function answerByKeys(page: Page): Promise<void> {
  for (let n = 0; n < 20 && (await page.locator('[data-more]:not(:disabled)').count()) > 0; n++) {
    await tabTo(page, '[data-more]:not(:disabled)');
    await page.keyboard.press('Space');
  }
  const confirm = page.locator('[data-confirm]');
  if ((await confirm.count()) === 0) {
    const { mark } = await look(page);
    await tabTo(page, '[data-option]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await beSure(page, mark);
    return;
  }
  for (let n = 0; n < 12 && (await confirm.isDisabled()); n++) {
    await tabTo(page, '[data-option][aria-pressed="false"]');
    await page.keyboard.press('Space');
  }
  await tabTo(page, '[data-confirm]');
  await page.keyboard.press('Enter');
}

test('a turn can be played with the keyboard alone', async () => {
  const page = await open();
  await page.goto('/');
  await page.waitForSelector('.play-now');
  await tabTo(page, '.play-now button');
  await page.keyboard.press('Enter');
  const asks: string[] = [];
  let sight = await settled(page);
  for (let n = 0; n < 60 && !(asks.includes('movement') && asks.includes('action')) && !sight.over; n++) {
    if (sight.ask) asks.push(sight.ask);
    await answerByKeys(page);
    sight = await settled(page, sight.mark);
  }
  expect(asks).toContain('movement');
  expect(asks).toContain('action');
});

test('the board in words tells every place', async () => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await settled(page);
  await tabTo(page, '[aria-label="Menu"]');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Board as text' }).waitFor();
  // A letter goes to the item that begins with it.
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  const text = await page.locator('.text-board').innerText();
  for (const place of ['Fore', 'Port quarter', 'FTL Control', 'Press Room', 'Resurrection Ship']) {
    expect(text.toLowerCase()).toContain(place.toLowerCase());
  }
});
