import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserPages, phone } from './support/browser';
import { cutTexts, overflow, smallTexts, violations } from './support/inspect';
import { comeTo } from './support/moments';
import { answer, look, putAway } from './support/player';

const open = browserPages();
const small = { width: 1366, height: 768 };

/** What each box and mode puts on the table, by the moment at which it is there. */
const screens: Readonly<Record<string, readonly string[]>> = {
  executed: ['.option-sheet'],
  'cylon-fleet': ['.band', '.track.pursuit'],
  encounter: ['.ally', '.trauma-peek', '.member .holding.trauma'],
  crossroads: ['.option-result', '.trauma-peek', '.held-cards'],
  mission: ['.check-sealed', '.docked.demetrius'],
  'all-boxes': ['.member:nth-child(7)', '.track.pursuit', '.docked.demetrius', '.docked.pegasus'],
  solo: ['.member.assist'],
  cooperative: ['.goal-line'],
};

test('every box at 1366 by 768: its things are there, nothing is cut, small or in the way; on a phone nothing sticks out', async () => {
  const page = await open(small);
  await page.goto('/');
  for (const [moment, things] of Object.entries(screens)) {
    await page.setViewportSize(small);
    await comeTo(page, moment);
    await putAway(page);
    for (const thing of things)
      expect.soft(await page.locator(thing).count(), `${moment}: ${thing}`).toBeGreaterThan(0);
    expect.soft(await cutTexts(page), moment).toEqual([]);
    expect.soft(await smallTexts(page), moment).toEqual([]);
    expect.soft(await violations(page, { exclude: ['.chapter:not(:last-child)'] }), moment).toEqual([]);
    await page.setViewportSize(phone);
    await page.locator('.table.phone').waitFor();
    expect.soft(await overflow(page), moment).toBe(0);
    expect.soft(await stripWidth(page), moment).toBeLessThanOrEqual(phone.width);
  }
  // Nobody can be a traitor there, and nothing speaks of it.
  await comeTo(page, 'cooperative');
  expect(await page.locator('body').innerText()).not.toMatch(/loyalty|cylon, hidden/i);
});

/** How far the dials and tracks reach to the right. */
function stripWidth(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.dial, .track')].map((each) => each.getBoundingClientRect().right),
    ),
  );
}

test('an execution and a trial take the stage, can be read by everybody, are skipped by a key, and stay in the log', async () => {
  const page = await open(small);
  await page.goto('/');
  await page.evaluate(() =>
    localStorage.setItem('ragtag/settings', JSON.stringify({ pace: 'calm', name: 'Sam' })),
  );
  await comeTo(page, 'execution');
  await putAway(page);
  await page.locator('[data-option="bottom"]').click();
  await sceneOf(page, '.execution-scene', 'is executed');
  await comeTo(page, 'crossroads');
  await putAway(page);
  await page.locator('[data-option]').first().click();
  await sceneOf(page, '.trial-scene', 'The trial begins');
});

/** Lets what comes be there at once: colours half faded in are nobody's to read. */
function withoutFading(page: Page): Promise<void> {
  return page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('.beat * { animation: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}

/** Plays on to a scene, looks at it, and skips it. */
async function sceneOf(page: Page, scene: string, line: string): Promise<void> {
  const shown = page.locator(scene);
  await withoutFading(page);
  for (let n = 0; n < 600 && (await shown.count()) === 0; n++) {
    const sight = await look(page);
    // Like things are counted, and are no options of their own.
    const isAsked = sight.ask !== null && (sight.options > 0 || sight.confirm !== 'none');
    if (isAsked) await answer(page, sight, n, 500).catch(() => undefined);
    await page.waitForTimeout(100);
  }
  await shown.waitFor();
  expect(await violations(page, { include: [scene] })).toEqual([]);
  for (let n = 0; n < 20 && (await shown.count()) > 0; n++) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(50);
  }
  expect(await shown.count()).toBe(0);
  expect(await page.locator('.log').innerText()).toContain(line);
}
