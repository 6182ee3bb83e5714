import { expect, test } from 'vitest';
import { browserPages, phone } from './support/browser';
import { comeToCards } from './support/card-moments';
import { violations } from './support/inspect';
import { look, playUntil, type Sight, settled } from './support/player';

const open = browserPages();

test('a guest plays a whole card game against a bot by clicking', async () => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('radio', { name: /Card game/ }).check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play now' }).click();
  await settled(page);
  const { over } = await playUntil(page, () => false, 1500);
  expect(over).toBe(true);
  await page.getByRole('link', { name: 'How it went' }).click();
  await page.locator('.replay-scene').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('on a phone the hand shows whole cards, a tap what one can do, a long press reads it, and two taps do what is for good', async () => {
  const page = await open(phone, { touch: true });
  await page.goto('/');
  await page.getByRole('radio', { name: /Card game/ }).check();
  await page.getByRole('button', { name: 'Play now' }).tap();
  await page.getByText('Keep it').waitFor();
  const picture = await page.locator('.card-hand .face-picture').first().boundingBox();
  expect(picture?.height).toBeGreaterThan(30);
  await page.getByText('Keep it').tap();
  await page.locator('[data-ask="resource"]').waitFor();
  // Laid down in two steps: which card, then where; and back.
  const steps = page.locator('[data-step]');
  const offered = await page.locator('[data-step], [data-option]').count();
  expect(offered).toBeLessThanOrEqual(9);
  await steps.first().tap();
  await page.getByRole('button', { name: 'Back' }).tap();
  expect(await page.locator('[data-step], [data-option]').count()).toBe(offered);
  await page.getByRole('tab', { name: /^Hand/ }).tap();
  const card = page.locator('.hand-card.lit').first();
  await card.tap();
  await page.locator('.card-hand ~ .question [data-option]').first().waitFor();

  const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 40, y: y + 60 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.locator('.card-open .card-face').waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.locator('.card-open').waitFor({ state: 'detached' });
  expect(await page.locator('[data-ask="resource"]').count()).toBe(1);

  await page.getByRole('tab', { name: /^Orders/ }).tap();
  const { mark } = await look(page);
  const nothing = page.locator('[data-option]').last();
  await nothing.tap();
  await page.locator('[data-confirm]:enabled').waitFor();
  expect((await look(page)).mark).toBe(mark);
  await nothing.tap();
  await settled(page, mark);
});

test('who is asked which unit defends, or is set against which Cylon threat, sees power and chances of each', async () => {
  const page = await open();
  await page.goto('/');
  await comeToCards(page, 'cards-defender');
  const duels = page.locator('[data-option]:not([data-option="no-defense"]) .duel');
  expect(await duels.count()).toBeGreaterThan(1);
  for (const text of await duels.allInnerTexts())
    expect(text).toMatch(/^-?\d+ against -?\d+\s+you hold with \d+ %$/);
  expect(await page.locator('[data-option="no-defense"]').innerText()).toMatch(/\d+ influence at stake/);
  expect(await violations(page)).toEqual([]);
  await comeToCards(page, 'cards-attack');
  expect(await page.locator('.duel').first().innerText()).toMatch(/you win with \d+ %$/);
});

test('the table is light or dark by choice, all of it', async () => {
  const page = await open(phone, { touch: true });
  await page.goto('/');
  await comeToCards(page, 'cards-mid-game');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('menuitem', { name: 'Settings' }).tap();
  const ground = () => page.locator('.table-main').evaluate((each) => getComputedStyle(each).backgroundColor);
  await page.getByText('Dark', { exact: true }).tap();
  const dark = await ground();
  await page.getByText('Light', { exact: true }).tap();
  expect(await ground()).not.toBe(dark);
  await page.getByRole('button', { name: 'Close' }).tap();
  for (const moment of ['cards-challenge', 'cards-end']) {
    await comeToCards(page, moment);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await violations(page)).toEqual([]);
  }
});

test("on a phone everybody of one's own and the ways to pass are in sight at a busy table", async () => {
  const page = await open(phone, { touch: true });
  await page.goto('/');
  for (const moment of ['cards-mid-game', 'cards-challenge', 'cards-attack', 'cards-three']) {
    await comeToCards(page, moment);
    const hidden = await page.evaluate(() => {
      const main = document.querySelector('.table-main')?.getBoundingClientRect();
      const strip = document.querySelector('.fleet.own .strip')?.getBoundingClientRect();
      const dock = document.querySelector('.dock-tabs')?.getBoundingClientRect();
      if (!main || !strip || !dock) return ['no table'];
      const under = Math.min(main.bottom, strip.top) + 1;
      const units = [...document.querySelectorAll('.fleet.own .tile')].filter(
        (each) => each.checkVisibility() && each.getBoundingClientRect().bottom > under,
      );
      const ways = [...document.querySelectorAll('.comfort .button')].filter(
        (each) => each.getBoundingClientRect().bottom > dock.top + 1,
      );
      return [...units, ...ways].map((each) => each.textContent);
    });
    expect(hidden, moment).toEqual([]);
  }
});

test('a card with several uses has a menu beside it, and its name in the log opens it', async () => {
  const page = await open();
  await page.goto('/');
  await comeToCards(page, 'cards-first-turn');
  await page.locator('.hand-card.lit').last().click();
  const menu = page.locator('.card-menu');
  expect(await menu.getByRole('button').count()).toBeGreaterThan(2);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await page.locator('.hand-card.lit').last().click();
  const { mark } = await look(page);
  await menu.getByRole('button', { name: /^As an asset/ }).click();
  await settled(page, mark);
  await page.locator('.log .card-name').last().click();
  await page.locator('.card-open .card-face').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('the odds of a challenge are told to who wants them, and of each one after the game', async () => {
  const page = await open();
  await page.goto('/');
  await comeToCards(page, 'cards-challenge');
  const odds = page.locator('.odds');
  expect(await odds.innerText()).toMatch(/wins? with \d+ %$/);
  await odds.click();
  expect(await odds.innerText()).toBe('Odds');
  expect(await violations(page)).toEqual([]);
  await comeToCards(page, 'cards-end');
  await page.getByRole('link', { name: 'How it went' }).click();
  await page
    .getByText(/By both decks, \d+ % for the challenger\./)
    .first()
    .waitFor();
});

test('a deck is chosen for each seat before a game at one screen, or told what is wrong with it', async () => {
  const page = await open();
  await page.goto('/new?game=card');
  const deck = page.getByLabel('Deck', { exact: true }).first();
  await deck.selectOption('ragtag-convoy');
  await deck.selectOption('paste');
  await page
    .getByLabel('A list, or the code of a link')
    .fill('Base: Colonial One\n4 Raptor 101\n5 Fire Suport');
  await page.getByRole('button', { name: 'Bring it' }).click();
  await page.getByText('there is no card "Fire Suport". Did you mean Fire Support?').waitFor();
  await page.getByLabel('A list, or the code of a link').fill('Base: Colonial One\n5 Raptor 101');
  await page.getByRole('button', { name: 'Bring it' }).click();
  await page
    .getByRole('alert')
    .getByText(/at least 60/)
    .waitFor();
  expect(await page.getByRole('button', { name: 'Play on this screen' }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await deck.selectOption('machine-assault');
  await page.getByLabel('Deck', { exact: true }).nth(1).selectOption('alert-fighters');
  await page.getByRole('button', { name: 'Play on this screen' }).click();
  await settled(page);
});

test('a deck is built from one of ours, kept over a reload, and tried', async () => {
  const page = await open();
  await page.goto('/decks');
  await page.getByRole('button', { name: 'Make a copy and change it' }).first().click();
  await page.getByLabel('Name of the deck').fill('Sam flies');
  await page.getByLabel('Name or text').fill('Fire Support');
  await page.getByRole('button', { name: 'One more Fire Support' }).first().click();
  await page.getByText('61 cards').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.getByText('61 cards').waitFor();
  await page
    .getByRole('region', { name: 'Your deck' })
    .getByRole('button', { name: 'One less Raptor 101' })
    .click();
  await page.getByText('60 cards').waitFor();
  await page.getByText('Compare', { exact: true }).click();
  await page.getByLabel('Compare with').selectOption({ index: 1 });
  await page.getByRole('row', { name: /Fire Support/ }).waitFor();
  await page.getByText('Import and export').click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const inClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy the list' }).click();
  await page.getByText('Copied').waitFor();
  expect(await inClipboard()).toMatch(/\d+ Fire Support/);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect.poll(inClipboard).toContain('/decks#deck=');
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = String(document.querySelectorAll('.print-cards .card-face').length);
    };
  });
  await page.getByRole('button', { name: 'Print the cards' }).click();
  await page.locator('body[data-printed="61"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try it' }).click();
  await settled(page);
  await page.goto('/new?game=card');
  await page.getByLabel('Deck', { exact: true }).first().selectOption({ label: 'Sam flies' });
});

test.each(['tile', 'hand', 'zoom'])('all 351 cards fit their faces at the size %s', async (size) => {
  const page = await open();
  await page.goto(`/cards?size=${size}`);
  await page.locator('.all-cards > li').nth(350).waitFor();
  const spilt = await page.evaluate((zoom) => {
    const parts = zoom
      ? '.face-names, .face-text, .face-traits, .face-foot'
      : '.face-head, .face-foot, .tile-name, .tile-foot';
    return [...document.querySelectorAll<HTMLElement>(parts)]
      .filter(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 || (zoom && each.scrollHeight > each.clientHeight + 1),
      )
      .map((each) => `${each.closest('li')?.id}: ${each.className}`);
  }, size === 'zoom');
  expect(await page.locator('.all-cards > li').count()).toBe(351);
  expect(spilt).toEqual([]);
});

test('a whole challenge is played with the keyboard alone, with the table in words', async () => {
  const page = await open();
  await page.goto('/puzzles');
  await page.getByRole('heading', { name: 'Puzzles' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Let through' }).focus();
  await page.keyboard.press('Enter');
  await settled(page);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Board as text' }).waitFor();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'The table in words' }).getByText('Apollo, Ace Pilot').waitFor();
  const press = async (label: string) => {
    const sight = await look(page);
    const texts = await page.locator('[data-option]').allInnerTexts();
    const at = texts.findIndex((text) => text.includes(label));
    expect(at, `${label} among ${texts.join(' | ')}`).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press(String(at + 1));
    return sight.mark;
  };
  await settled(page, await press('Challenge with Apollo'));
  await press('Play Fire Support');
  await page.getByText('Solved!').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page)).toEqual([]);
});

test('what an own card may do is done from then on without a question, until the player wants to be asked again', async () => {
  const page = await open();
  await page.goto('/');
  await comeToCards(page, 'cards-own-text');
  const asked = (sight: Sight) => sight.ask === 'may-answer';
  expect(asked(await look(page))).toBe(true);
  expect(await violations(page)).toEqual([]);
  const always = page.getByRole('button', { name: /: always yes$/ });
  const card = (await always.innerText()).replace(': always yes', '');
  await always.click();
  await page.getByText(`${card}: used whenever it may be`).waitFor();
  const again = await playUntil(page, asked, 1500);
  expect(asked(again)).toBe(true);
  await settled(page, again.mark);
  await page.getByRole('button', { name: 'Ask me again' }).click();
  expect(asked(await playUntil(page, asked, 1500))).toBe(true);
  await always.waitFor();
});

test('the rulebook of the card game plays its examples, finds words in both books, and knows every card', async () => {
  const page = await open();
  await page.goto('/rulebook/card#E-10');
  await page.locator('#E-10').getByRole('button', { name: 'Play this example' }).click();
  await page.locator('#E-10 .card-example-steps').getByRole('button', { name: 'Next' }).click();
  await page.locator('#E-10').getByText('Challenge with').first().waitFor();
  await page.getByRole('searchbox').fill('morale');
  await page.getByText(/^The board game: \d+ places?$/).waitFor();
  await page.getByRole('searchbox').fill('');
  expect(await violations(page, { include: ['main'] })).toEqual([]);
  await page.goto('/cards/agro-ship');
  await page.getByRole('heading', { name: 'Rulings' }).waitFor();
  expect(await violations(page)).toEqual([]);
});
