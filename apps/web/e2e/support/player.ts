import type { Page } from 'playwright-core';

/** Plays as a person would: reads the question and clicks. */

export interface Sight {
  readonly ask: string | null;
  readonly over: boolean;
  readonly turn: number;
  readonly options: number;
  readonly confirm: 'none' | 'ready' | 'not-yet';
  /** Tells one question from the next. */
  readonly mark: string;
}

export async function startGame(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await settled(page);
}

/** What a page shows now. */
export function look(page: Page): Promise<Sight> {
  return page.evaluate(seen);
}

/** Runs in the page. */
function seen(): Sight {
  const question = document.querySelector<HTMLElement>('#question-text');
  const confirm = document.querySelector<HTMLButtonElement>('[data-confirm]');
  return {
    ask: question?.dataset.ask ?? null,
    over: document.querySelector('.ending') !== null,
    turn: Number(/Turn (\d+)/.exec(document.querySelector('header')?.textContent ?? '')?.[1] ?? 0),
    options: document.querySelectorAll('[data-option], [data-step]').length,
    confirm: confirm === null ? 'none' : confirm.disabled ? 'not-yet' : 'ready',
    mark: question?.dataset.question ?? '',
  };
}

/** Waits until something is asked that was not asked before, or the game is over. */
export async function settled(page: Page, before = ''): Promise<Sight> {
  await page.waitForFunction(
    (was) => {
      const question = document.querySelector<HTMLElement>('#question-text');
      if (document.querySelector('.ending')) return true;
      return question !== null && question.dataset.question !== was;
    },
    before,
    { timeout: 30_000 },
  );
  await putAway(page);
  return look(page);
}

/** Puts away what only this player may see, which lies over the board. */
export async function putAway(page: Page): Promise<void> {
  const away = page.locator('[data-put-away]:enabled');
  for (let n = 0; n < 4 && (await away.count()) > 0; n++) await away.click({ timeout: 2000 }).catch(() => {});
}

/** Answers the open question with whatever comes first to hand. */
export async function answer(page: Page, sight: Sight, turn: number, timeout = 30_000): Promise<void> {
  const options = page.locator('[data-option], [data-step]');
  const more = page.locator('[data-more]:not(:disabled)');
  // Where the last that is drawn gives the answer, nothing is confirmed.
  for (let n = 0; n < 20 && sight.options === 0 && sight.confirm === 'none'; n++) {
    if ((await look(page)).mark !== sight.mark) return;
    await more.first().click({ timeout });
  }
  if (sight.confirm === 'none') {
    const chosen = options.nth(turn % sight.options);
    const isStep = (await chosen.getAttribute('data-step', { timeout })) !== null;
    await chosen.click({ timeout });
    if (isStep) await page.locator('[data-option]').first().click({ timeout });
    await beSure(page, sight.mark);
    return;
  }
  const confirm = page.locator('[data-confirm]');
  for (let n = 0; n < 20 && sight.options === 0 && (await confirm.isDisabled({ timeout })); n++) {
    await more.first().click({ timeout });
  }
  for (let n = 0; n < sight.options && (await confirm.isDisabled({ timeout })); n++) {
    await options.nth(n).click({ timeout });
  }
  // A card for the check now and then.
  if (sight.ask === 'add-to-check' && sight.options > 0 && turn % 2 === 0) {
    await options.first().click({ timeout });
  }
  await confirm.click({ timeout });
}

/** Answers the open question by the keys of the table: digits pick, Enter confirms. */
export async function answerByKeys(page: Page, sight: Sight, turn: number): Promise<void> {
  // Keys are the table's only where nothing that takes them has the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if (sight.confirm === 'none') {
    const drawn = sight.options === 0 ? await page.locator('[data-more]').count() : 0;
    for (let n = 0; n < 24 && drawn > 0 && (await look(page)).mark === sight.mark; n++)
      await page.keyboard.press(String(1 + (n % drawn)));
    if (drawn > 0) return;
    await page.keyboard.press(String(1 + (turn % Math.min(9, sight.options))));
    // What hurts is asked twice, as soon as the page has drawn it.
    for (let n = 0; n < 20; n++) {
      const asked = await look(page);
      if (asked.mark !== sight.mark || asked.over) return;
      if (asked.confirm === 'ready') return page.keyboard.press('Enter');
      if (await page.locator('.options-all').count()) await page.keyboard.press('1');
      await page.waitForTimeout(50);
    }
    return;
  }
  const confirm = page.locator('[data-confirm]');
  // Like things are counted: each kind has a key.
  const keys = Math.min(9, sight.options || (await page.locator('[data-more]').count()));
  for (let n = 0; n < 24 && (await confirm.isDisabled()); n++)
    await page.keyboard.press(String(1 + (n % keys)));
  // There are nine such keys: where more must be picked, one goes to the others.
  const others = page.locator('[data-option][aria-pressed="false"]');
  for (let n = 0; n < sight.options && (await confirm.isDisabled()); n++) {
    await others.first().focus();
    await page.keyboard.press('Space');
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Enter');
}

/** Says again what was asked twice: what cannot be taken back and hurts. */
export async function beSure(page: Page, mark: string): Promise<void> {
  await page.evaluate((asked) => {
    const question = document.querySelector<HTMLElement>('#question-text')?.dataset.question;
    if (question === asked && document.querySelector('.option.picked'))
      document.querySelector<HTMLButtonElement>('[data-confirm]:enabled')?.click();
  }, mark);
}

/** Plays until the wanted question is asked, or to the end. */
export async function playUntil(page: Page, wanted: (sight: Sight) => boolean, most = 400): Promise<Sight> {
  let sight = await settled(page);
  for (let turn = 0; turn < most; turn++) {
    if (sight.over || wanted(sight)) return sight;
    await answer(page, sight, turn);
    sight = await settled(page, sight.mark);
  }
  throw new Error(`Nothing of the kind within ${most} answers.`);
}
