import { brotliCompressSync } from 'node:zlib';
import { formatQuery, ruleCatalogue, type Selection } from '@ragtag/board-game';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { fitting } from '../src/rulebook/configuration';
import {
  expectedIds,
  shownIds,
  showsWhatTheBookSays,
  toggles,
  turned,
  visit,
  visitAddress,
} from './support/book';
import { browserPages, phone } from './support/browser';

const open = browserPages();

let shared: Page;

beforeAll(async () => {
  shared = await open();
  await openAt('/rulebook');
});

/** The page that the tests share, loaded anew at an address. */
async function openAt(address: string): Promise<Page> {
  await shared.goto('/');
  await shared.goto(address);
  await turned(shared);
  return shared;
}

/** The page that the tests share, turned to an address without being loaded again. */
async function turnTo(address: string): Promise<Page> {
  await visitAddress(shared, address);
  return shared;
}

const search = (page: Page) => page.evaluate(() => location.search);

describe('options', () => {
  test('those of each kind show and hide what the compiled book says', async () => {
    const some = toggles.filter(
      (one) =>
        toggles.find(({ base, value }) => base === one.base && typeof value === typeof one.value) === one,
    );
    expect(some.length).toBeGreaterThan(8);
    for (const each of some) await showsWhatTheBookSays(shared, each);
  });

  test('what does not go together is grey and says why', async () => {
    const page = await turnTo('/rulebook?players=4');
    const ending = page.locator('.options-side .option-row', { hasText: /^New Caprica/ }).last();
    expect(await ending.locator('input').isDisabled()).toBe(true);
    expect(await ending.textContent()).toContain('"New Caprica" needs "Pegasus"');
  });
});

describe('addresses', () => {
  const asked: readonly (readonly [string, Selection])[] = [
    ['?pegasus&exodus&newcaprica', { pegasus: true, exodus: true, ending: 'newcaprica' }],
    ['?players=6&daybreak&searchforhome', { players: 6, daybreak: true, ending: 'searchforhome' }],
    [
      '?nosympathizer&difficulty=easiercylons&help&highlight',
      { nosympathizer: true, help: true, difficulty: 'easiercylons', highlight: true },
    ],
  ];

  test('give their book, and the link that is shared gives it again', async () => {
    const page = await turnTo(`/rulebook${asked[0][0]}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [query, wanted] of asked) {
      await visitAddress(page, `/rulebook${query}`);
      const shown = await shownIds(page);
      expect(shown, query).toEqual(expectedIds(fitting(wanted)));
      await page.locator('.tools button').first().click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await visit(page, {});
      await visitAddress(page, link);
      expect(await shownIds(page), link).toEqual(shown);
      expect(await search(page)).toBe(formatQuery(fitting(wanted)));
    }
  });

  test('a link to a rule opens there', async () => {
    const page = await openAt('/rulebook?players=4#jump.ftl.roll');
    await page.waitForSelector('.pointed-out');
    expect(await page.locator('.pointed-out').getAttribute('id')).toBe('jump.ftl.roll');
    const top = await page.locator('.pointed-out').evaluate((e) => e.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(400);
  });

  test('a link to a section opens with its heading below the bar, on a phone too', async () => {
    const page = await open(phone);
    await page.goto('/rulebook#combat/the-attack-table');
    await page.waitForSelector('section.pointed-out');
    const bar = await page.locator('.rulebook-bar').evaluate((e) => e.getBoundingClientRect().bottom);
    const top = await page.locator('section.pointed-out > h3').evaluate((e) => e.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(bar);
    expect(top).toBeLessThan(bar + 100);
  });

  test('that forget a box get it, and say so', async () => {
    const page = await turnTo('/rulebook?newcaprica');
    await page.getByText('"New Caprica" comes with Pegasus').waitFor();
    expect(await search(page)).toBe('?pegasus&newcaprica');
    expect(await shownIds(page)).toEqual(expectedIds({ pegasus: true, ending: 'newcaprica' }));
  });

  test('of a rule that the options leave out say when it holds, and go there once it does', async () => {
    const page = await openAt('/rulebook?players=4#mutiny.limit-one');
    await page.getByText('mutiny.limit-one holds with Daybreak').waitFor();
    await page.locator('.options-side [name="daybreak"]').check();
    await page.waitForSelector('[id="mutiny.limit-one"].pointed-out');
    expect(await page.getByText('mutiny.limit-one holds').count()).toBe(0);
  });

  test('own options are kept for the next visit; those of a table lead back to it', async () => {
    const page = shared;
    await page.evaluate(() => localStorage.removeItem('ragtag/rulebook'));
    await turnTo('/rulebook');
    await page.locator('.options-side [name="exodus"]').check();
    await page.goto('/rulebook?players=5&table=%2Fgame%2Fabc');
    await page.getByText('Set for this table').waitFor();
    expect(await page.getByRole('link', { name: 'Back to the table' }).getAttribute('href')).toBe(
      '/game/abc',
    );
    await page.locator('.options-side [name="pegasus"]').check();
    await page.getByRole('button', { name: 'As at the table' }).click();
    expect(await search(page)).toBe('?players=5&table=%2Fgame%2Fabc');
    await page.getByRole('button', { name: 'My own settings' }).click();
    expect(await search(page)).toBe('?exodus');
    await page.goto('/rulebook');
    await turned(page);
    expect(await search(page)).toBe('?exodus');
  });
});

describe('reading', () => {
  test('words are found and marked', async () => {
    const page = await turnTo('/rulebook');
    await page.getByRole('searchbox').fill('sleeper agent');
    await page.waitForSelector('.search-results li');
    await page.getByRole('searchbox').press('Enter');
    expect(await page.evaluate(() => location.hash)).not.toBe('');
    const marked = await page.evaluate(() => CSS.highlights.get('rulebook-search')?.size ?? 0);
    expect(marked).toBeGreaterThan(5);
  });

  test('a rule tells what proves it, and the book how many are tested', async () => {
    const page = await turnTo('/rulebook?players=4');
    await page.waitForSelector('.rule-mark.tested');
    const marks = await page.locator('.book .rule-mark').count();
    const tested = await page.locator('.book .rule-mark.tested').count();
    const said = tested === marks ? `All ${marks}` : `${tested} of ${marks}`;
    await page.getByText(`${said} rules here are enforced`).waitFor();
    await page.locator('[href="#jump.ftl.roll"].rule-mark').click();
    await page.getByText('Enforced and tested').waitFor();
    await page.getByText('E-07').first().click();
    expect(await page.locator('.rule-card pre').first().textContent()).toContain('ftl-control');
    await page.keyboard.press('Escape');
    await page.locator('.rule-card').waitFor({ state: 'detached' });
  });

  test('examples are played by the engine to their end', async () => {
    const page = await turnTo('/rulebook?players=4');
    for (const id of ['E-10', 'E-12', 'E-08', 'E-30', 'E-07']) {
      const example = page.locator(`[id="${id}"]`);
      await example.getByRole('button', { name: 'Play this example' }).click();
      const next = example.getByRole('button', { name: 'Next', exact: true });
      let steps = 0;
      for (await example.getByText('At the beginning').waitFor(); (await next.count()) > 0; steps++) {
        await next.click();
      }
      expect(steps, id).toBeGreaterThan(2);
      await example.getByRole('button', { name: 'Again' }).waitFor();
      await example.getByRole('button', { name: 'Put the table away' }).click();
    }
  });

  test('an example shows the board that it is played on, on a phone too', async () => {
    for (const page of [await turnTo('/rulebook?players=4'), await open(phone)]) {
      await page.goto('/rulebook?players=4#E-13');
      const example = page.locator('[id="E-13"]');
      await example.getByRole('button', { name: 'Play this example' }).click();
      const map = example.locator('.map.galactica').first();
      await map.waitFor();
      expect((await map.boundingBox())?.height).toBeGreaterThan(200);
      await example.getByRole('button', { name: 'Put the table away' }).click();
    }
  });

  test('an example can go another way', async () => {
    const page = await turnTo('/rulebook?players=4');
    const example = page.locator('[id="E-06"]');
    await example.getByRole('button', { name: 'Play this example' }).click();
    await example.getByText('At the beginning').waitFor();
    const next = example.getByRole('button', { name: 'Next', exact: true });
    const question = example.getByText('Starbuck is asked');
    while ((await question.count()) === 0) await next.click();
    await example.locator('.example-question .button:not(.scripted)').first().click();
    await example.getByText('your way').waitFor();
    await example.getByRole('button', { name: 'Back', exact: true }).click();
    await question.waitFor();
  });

  test('an example of what people say is told, and says so', async () => {
    const page = await turnTo('/rulebook?players=4');
    const example = page.locator('[id="E-42"]');
    await example.getByText('Told, not played').waitFor();
    expect(await example.getByText('Neither the type nor the number may be named.').isVisible()).toBe(true);
    expect(await example.getByRole('button').count()).toBe(0);
  });

  test('without scripts the rulebook shows the book, and its first text comes early', async () => {
    const response = await fetch(`${inject('address')}/rulebook`);
    const html = await response.text();
    expect(brotliCompressSync(html).length).toBeLessThan(150_000);
    expect(html).toContain('<main class="early">');
    const page = await open();
    const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
    const plain = await context?.newPage();
    await plain?.goto(`${inject('address')}/rulebook`);
    expect(await plain?.locator('section[id="skill-checks"] h2').isVisible()).toBe(true);
    expect(await plain?.locator('figure.picture').count()).toBeGreaterThan(8);
    await context?.close();
  });

  test('the link to share names the base game too', async () => {
    const page = await turnTo('/rulebook?kobol');
    expect(await page.locator('.book section').count()).toBeGreaterThan(100);
  });

  test('without scripts there is one page with every rule', async () => {
    const page = await open();
    const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
    const plain = await context?.newPage();
    await plain?.goto(`${inject('address')}/whole-rulebook.html`);
    const html = (await plain?.content()) ?? '';
    for (const { id } of ruleCatalogue) expect(html).toContain(`id="${id}"`);
    expect(await plain?.locator('main section').count()).toBeGreaterThan(150);
    await context?.close();
  });
});
