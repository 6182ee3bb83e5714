import type { Page } from 'playwright-core';

/** Plays as a person would: reads the question and clicks. */

export interface Sight {
  readonly ask: string | null;
  readonly over: boolean;
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

/** Waits until something is asked that was not asked before, or the game is over. */
export async function settled(page: Page, before = ''): Promise<Sight> {
  const seen = await page.waitForFunction(
    (was) => {
      const question = document.querySelector<HTMLElement>('#question-text');
      const over = document.querySelector('.ending') !== null;
      if (!question && !over) return null;
      const confirm = document.querySelector<HTMLButtonElement>('[data-confirm]');
      const mark = question?.dataset.question ?? '';
      if (!over && mark === was) return null;
      return {
        ask: question?.dataset.ask ?? null,
        over,
        options: document.querySelectorAll('[data-option]').length,
        confirm: confirm === null ? 'none' : confirm.disabled ? 'not-yet' : 'ready',
        mark,
      };
    },
    before,
    { timeout: 30_000 },
  );
  return (await seen.jsonValue()) as Sight;
}

/** Answers the open question with whatever comes first to hand. */
export async function answer(page: Page, sight: Sight, turn: number): Promise<void> {
  if (sight.confirm === 'none') {
    await page
      .locator('[data-option]')
      .nth(turn % sight.options)
      .click();
    return;
  }
  const more = page.locator('[data-more]:not(:disabled)');
  const confirm = page.locator('[data-confirm]');
  for (let n = 0; n < 20 && sight.options === 0 && (await more.count()) > 0; n++) await more.first().click();
  for (let n = 0; n < sight.options && (await confirm.isDisabled()); n++) {
    await page.locator('[data-option]').nth(n).click();
  }
  await confirm.click();
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
