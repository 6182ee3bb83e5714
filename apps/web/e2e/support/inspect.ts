import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, phone } from './browser';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Parts {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** Rules of axe that are not looked at. */
  readonly without?: readonly string[];
}

interface WithAxe {
  readonly axe: { run(parts: object, options: object): Promise<AxeResults> };
}

/** What axe finds wrong with a page, or with some parts of it, in short. */
export async function violations(page: Page, parts: Parts = {}): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async ({ include = ['html'], exclude = [], without = [] }) => {
    const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
    // What is in order is not told: to write it down and bring it here takes longer than to look.
    const options = { rules, resultTypes: ['violations'] };
    return (await (globalThis as unknown as WithAxe).axe.run({ include, exclude }, options)).violations;
  }, parts);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** By how many pixels a page is wider than its screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

/** Words of a table that are torn over two lines. */
export function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const torn: string[] = [];
    const range = document.createRange();
    for (const cell of document.querySelectorAll('td, th')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) torn.push(word);
        }
      }
    }
    return torn;
  });
}

// Old chapters of the log are made like the last, and are many.
const oldChapters = ['.chapter:not(:nth-last-child(2))'];

/** Texts of the table that are cut off: what is hidden of them cannot be scrolled to. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Cards lie over each other, and the one pointed at comes forward whole.
    const folded = '.hand-cards, .visually-hidden, [hidden], svg';
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('.table *')) {
      if (element.closest(folded) || !element.checkVisibility() || !element.textContent?.trim()) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isCut =
        (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1);
      const { right, bottom } = element.getBoundingClientRect();
      const scrolls = element.parentElement?.closest(
        '.log, .question-scroll, .situation, .consequence, .crew',
      );
      const isOut = !scrolls && (right > innerWidth + 1 || bottom > innerHeight + 1);
      if (isCut || isOut) cut.push(`${element.className}: ${element.textContent.trim().slice(0, 60)}`);
    }
    return cut;
  });
}

/** Texts of the table that are written smaller than 12 pixels. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small = new Set<string>();
    const texts = document.createTreeWalker(
      document.querySelector('.table') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      if (!text.textContent?.trim() || !parentElement?.checkVisibility()) continue;
      // Badges, and what is drawn, grow with the board.
      if (parentElement.closest('svg, .person, .visually-hidden')) continue;
      const { fontSize } = getComputedStyle(parentElement);
      if (Number.parseFloat(fontSize) < 12) small.add(`${fontSize} ${parentElement.className}`);
    }
    return [...small];
  });
}

/** Looks at a page on a phone and on a desk: nothing is in the way, and nothing sticks out. */
export async function lookAt(page: Page): Promise<void> {
  for (const screen of [phone, desk]) {
    await page.setViewportSize(screen);
    await page.waitForSelector('h1, h2');
    expect(await violations(page, { exclude: oldChapters })).toEqual([]);
    expect(await overflow(page)).toBe(0);
  }
}
