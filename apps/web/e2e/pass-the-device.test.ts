import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { answer, look } from './support/player';

const open = browserPages();

/** Who is to take the device; null while somebody plays. */
async function called(page: Page): Promise<string | null> {
  const curtain = page.getByRole('heading', { name: /it is for you/ });
  return (await curtain.count()) > 0 ? (await curtain.innerText()).split(',')[0] : null;
}

test('two people and a bot pass a screen on; each sees only their own, and what happened since', async () => {
  const page = await open();
  await page.goto('/new');
  await page.getByRole('combobox', { name: 'Players' }).selectOption('3');
  await page.getByLabel('Who plays seat 2').selectOption('person');
  await page.getByLabel('Name at seat 2').fill('Kim');
  await page.getByRole('button', { name: 'Play on this screen' }).click();
  await page.locator('.dials, .curtain').first().waitFor();
  const looks = new Map<string, number>();
  let passed = 0;
  for (let n = 0; n < 200 && (looks.get('Kim') ?? 0) < 3; n++) {
    await page.waitForFunction(() => document.querySelector('.curtain, #question-text, .ending'));
    const name = await called(page);
    if (name === null) {
      const sight = await look(page);
      await answer(page, sight, n);
      await page.waitForFunction(
        (was) => document.querySelector<HTMLElement>('#question-text')?.dataset.question !== was,
        sight.mark,
      );
      continue;
    }
    passed++;
    expect(await page.locator('.hand, .log, .loyalty-peek').count()).toBe(0);
    await page.getByRole('button', { name: `I am ${name}: show my cards` }).click();
    await page.locator('#question-text').waitFor();
    // Whoever looks for the first time has missed nothing.
    const before = looks.get(name) ?? 0;
    if (before > 0 || name === 'Sam') {
      await page.locator('.since-away').waitFor();
      expect(
        await page.locator('.since-away ~ .line, .chapter:has(.since-away) ~ .chapter .line').count(),
      ).toBeGreaterThan(0);
    } else {
      expect(await page.locator('.since-away').count()).toBe(0);
    }
    looks.set(name, before + 1);
  }
  expect(passed).toBeGreaterThan(3);
});
