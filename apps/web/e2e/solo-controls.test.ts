import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserPages, phone } from './support/browser';
import { comeTo, momentNamed, recordOf, sam } from './support/moments';
import { answer, look, playUntil, putAway, settled, startGame } from './support/player';

const open = browserPages();

async function choose(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a place that cannot be chosen says why, with its rule; arrow keys reach it', async () => {
  const page = await open();
  await startGame(page);
  await playUntil(page, ({ ask }) => ask === 'movement');
  const brig = page.getByRole('button', { name: 'About Brig' });
  await brig.click();
  const card = page.getByRole('dialog', { name: 'Brig' });
  await card.getByText('hazardous location').waitFor();
  expect(await card.getByRole('link').getAttribute('href')).toContain('#moves.hazardous');
  await page.keyboard.press('Escape');
  await page.locator('.board-target:not(.closed)').first().focus();
  const reached = new Set<string>();
  for (let n = 0; n < 30; n++) {
    await page.keyboard.press('ArrowRight');
    reached.add(await page.evaluate(() => document.activeElement?.ariaLabel ?? ''));
  }
  expect([...reached]).toContain('About Caprica');
});

test('an answer is taken back, also after others have answered; what is all alike is not asked', async () => {
  const page = await open();
  await startGame(page);
  const before = await playUntil(page, ({ ask }) => ask === 'movement');
  const asked = await page.locator('#question-text').innerText();
  await answer(page, before, 0);
  await settled(page, before.mark);
  await choose(page, /Take back/);
  const sure = page.getByRole('button', { name: 'Take it back' });
  await Promise.race([sure.click().catch(() => {}), page.getByRole('heading', { name: asked }).waitFor()]);
  await page.getByRole('heading', { name: asked }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: asked }).waitFor();

  const { id, answers } = recordOf(momentNamed('alike'));
  await comeTo(page, 'alike');
  const given = () =>
    page.evaluate((game) => JSON.parse(localStorage.getItem(game) ?? '').answers, `ragtag/game/${id}`);
  await expect.poll(async () => (await given()).length).toBeGreaterThan(answers.length);
  const next = (await given())[answers.length];
  expect(next.seat).toBe(sam);
  expect(next.picks).not.toContain('pass');
});

test('bots say how far they can help, and sound and orders can be set', async () => {
  const page = await open();
  await startGame(page);
  await playUntil(page, ({ ask }) => ask === 'add-to-check');
  await page.getByRole('tab', { name: /Talk/ }).click();
  await page.locator('[data-claim="a-little"]').click();
  await page.locator('.said li', { hasText: 'You I can help a little.' }).waitFor();
  await choose(page, 'Settings');
  await page.getByText('Sound', { exact: true }).click();
  expect(await page.getByLabel('Volume').count()).toBe(0);
  await page.getByText('Sound', { exact: true }).click();
  await page.getByLabel('Volume').fill('20');
  await page.getByRole('button', { name: 'Close' }).click();
  await choose(page, 'Standing orders');
  await page.getByRole('button', { name: 'Never ask me' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('ragtag/settings') ?? '{}'));
  expect(kept).toMatchObject({ volume: 0.2, sound: true, orders: { otherwise: 'never' } });
  const said = page.locator('.said li');
  let sight = await look(page);
  for (let n = 0; n < 60 && !sight.over && (await said.count()) < 2; n++) {
    await answer(page, sight, n);
    sight = await settled(page, sight.mark);
  }
  expect(await said.count()).toBeGreaterThan(1);
});

test('in a first game a coach says one sentence at what is new, secrets are shown once, and keys answer', async () => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('button', { name: 'Your first game' }).click();
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await coach.getByText('Pick somebody you like').waitFor();
  await coach.getByRole('button', { name: 'Got it' }).click();
  expect(await coach.count()).toBe(0);
  // The first option, by its key.
  const first = await page.locator('#question-text').getAttribute('data-question');
  await page.locator('#question-text').focus();
  await page.keyboard.press('1');
  await page.waitForFunction(
    (was) => (document.querySelector<HTMLElement>('#question-text')?.dataset.question ?? was) !== was,
    first,
  );
  // The Loyalty card lies over the board until it is put away, and not again after a reload.
  const secret = page.getByRole('dialog', { name: 'For your eyes only' });
  await secret.getByRole('heading', { name: 'You are human' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await secret.getByRole('button', { name: 'Put it away' }).click();
  expect(await secret.count()).toBe(0);
  const sound = () => page.evaluate(() => JSON.parse(localStorage.getItem('ragtag/settings') ?? '{}').sound);
  await page.keyboard.press('m');
  expect(await sound()).toBe(false);
  await page.keyboard.press('m');
  expect(await sound()).toBe(true);
  // From at once it goes on to calmly, and a step faster each time.
  const pace = () => page.evaluate(() => JSON.parse(localStorage.getItem('ragtag/settings') ?? '{}').pace);
  for (const [next, says] of [
    ['calm', 'Show calmly'],
    ['brisk', 'Show faster'],
    ['off', 'Show at once'],
  ]) {
    await page.keyboard.press('f');
    await page.getByRole('status').getByText(says).waitFor();
    expect(await pace()).toBe(next);
  }
  await page.reload();
  await settled(page);
  expect(await secret.count()).toBe(0);
  // The log covers it until it is held.
  const masked = page.locator('.log .masked').first();
  expect(await masked.innerText()).toBe('Hold to read');
  await masked.dispatchEvent('pointerdown');
  await page.locator('.log .masked.held', { hasText: 'Not a Cylon' }).waitFor();
});

test('a Motive that comes true is told to its owner once, on a card of its own', async () => {
  const page = await open();
  await page.goto('/');
  // What was dealt has been looked at; what came true since has not.
  await page.evaluate(() => localStorage.setItem('ragtag/seen', '[["motives/0/secrets",9]]'));
  await comeTo(page, 'motives');
  const secret = page.getByRole('dialog', { name: 'For your eyes only' });
  const told = secret.getByRole('heading', { name: 'A Motive of yours is fulfilled' });
  await told.waitFor();
  expect(await secret.innerText()).toMatch(/It has been shown and counts|It holds now/);
  await putAway(page);
  await expect.poll(() => told.count()).toBe(0);
  await page.reload();
  await settled(page);
  await page.waitForTimeout(500);
  expect(await told.count()).toBe(0);
});

test('on a phone a thumb picks what it presses; what that brings comes up only then', async () => {
  const page = await open(phone, { touch: true });
  await page.goto('/');
  await comeTo(page, 'reveal');
  for (const put = page.locator('[data-put-away]'); (await put.count()) > 0; ) await put.first().tap();
  const reveal = page.locator('[data-option^="reveal"]');
  await reveal.tap();
  await page.locator('[data-option^="reveal"].picked').waitFor();
  expect(await page.locator('.consequence').innerText()).toContain('revealed Cylon');
  const { mark } = await look(page);
  await page.locator('[data-confirm]').tap();
  await settled(page, mark);
});

test('on a phone a tapped card of the hand says beneath it what it brings, and is given only there', async () => {
  const page = await open(phone, { touch: true });
  await page.goto('/');
  await comeTo(page, 'fight');
  for (const put = page.locator('[data-put-away]'); (await put.count()) > 0; ) await put.first().tap();
  const { mark } = await look(page);
  await page.getByRole('tab', { name: /Hand/ }).tap();
  const card = page.locator('.skill-card.open').last();
  const picked = page.locator('.dock-panel .picked-for');
  expect(await picked.count()).toBe(0);
  await card.tap();
  await picked.getByText('Choose your action').waitFor();
  const consequence = page.locator('.dock-panel .consequence p').first();
  const brought = await consequence.innerText();
  expect(brought).toMatch(/^[A-Z1-8].* .*\.$/s);
  // Another tap lays it back, and nothing was answered.
  await card.tap();
  await expect.poll(() => picked.count()).toBe(0);
  await page.getByRole('tab', { name: 'Orders' }).tap();
  expect((await look(page)).mark).toBe(mark);
  await page.getByRole('tab', { name: /Hand/ }).tap();
  await card.tap();
  expect(await consequence.innerText()).toBe(brought);
  await page.locator('.dock-panel [data-confirm]').tap();
  await page.getByRole('tab', { name: 'Orders' }).tap();
  await settled(page, mark);
});

test('in a narrow window nothing moves away from a mouse that points at it', async () => {
  const page = await open(phone);
  await page.goto('/');
  await comeTo(page, 'reveal');
  await putAway(page);
  const option = page.locator('[data-option]').last();
  const before = await option.boundingBox();
  await option.hover();
  await page.locator('.consequence p').first().waitFor();
  expect(await option.boundingBox()).toEqual(before);
});
