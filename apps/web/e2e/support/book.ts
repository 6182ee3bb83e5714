import { formatQuery, isAllowed, normalise, optionModel, type Selection } from '@ragtag/board-game';
import { allSections, forOptions, rulebook, walk } from '@ragtag/rulebook';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fitting } from '../../src/rulebook/configuration';

/** The ids of all rules, examples and sections that the book has for some options. */
export function expectedIds(selection: Selection): string[] {
  const { chapters } = forOptions(rulebook, selection);
  const ids = allSections(chapters).map(({ id }) => id);
  walk(chapters, { node: (_, mark) => ids.push(...[mark?.rule, mark?.example].flatMap((id) => id ?? [])) });
  return ids.sort();
}

export function shownIds(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('.book [id]')].map(({ id }) => id).sort());
}

/** Waits until the book has caught up with the options. */
export async function turned(page: Page): Promise<void> {
  await page.waitForSelector('.book:not(.turning) h2');
}

/** Goes to other options without loading the page again. */
export function visit(page: Page, selection: Selection): Promise<void> {
  return visitAddress(page, `/rulebook${formatQuery(selection) || '?players=4'}`);
}

export async function visitAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.replaceState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await turned(page);
}

export interface Toggle {
  readonly id: string;
  readonly value: boolean | string;
  /** Options with which it is allowed. */
  readonly base: Selection;
}

const bases: readonly Selection[] = [
  {},
  { pegasus: true },
  { exodus: true },
  { daybreak: true },
  { pegasus: true, exodus: true, daybreak: true },
  { exodus: true, forcepegasus: true },
  { nosympathizer: true },
  { sympatheticcylon: true },
  { daybreak: true, cylonleader: true },
].map((base) => ({ players: 4, ...base }));

/** Every value of every option that is not its default, with options beside which it is allowed. */
export const toggles: readonly Toggle[] = optionModel
  .filter(({ id }) => id !== 'highlight')
  .flatMap((option) => {
    const values =
      option.kind === 'boolean' ? [true] : Object.keys(option.values).filter((v) => v !== option.default);
    return values.map((value) => {
      const base = bases.find((each) => isAllowed(option.id, value, normalise(each)));
      if (!base) throw new Error(`Nothing allows ${option.id} to be ${value}.`);
      return { id: option.id, value, base };
    });
  });

/** Chooses an option on the page, which must then have exactly the rules of the compiled book. */
export async function showsWhatTheBookSays(page: Page, { id, value, base }: Toggle): Promise<void> {
  const panel = page.locator('.options-side');
  await visit(page, base);
  expect(await shownIds(page), `before ${id}`).toEqual(expectedIds(base));
  await panel.locator('details').evaluateAll((all) => {
    for (const group of all) (group as HTMLDetailsElement).open = true;
  });
  await panel.locator(value === true ? `[name="${id}"]` : `[name$="-${id}"][value="${value}"]`).check();
  await turned(page);
  const chosen = fitting({ ...base, [id]: value });
  expect(await page.evaluate(() => location.search)).toBe(formatQuery(chosen));
  expect(await shownIds(page), `with ${id} ${value}`).toEqual(expectedIds(chosen));
}
