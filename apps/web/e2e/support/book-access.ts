import type { Page } from 'playwright-core';
import { turned } from './book';
import { overflow, type Parts, tornWords, violations } from './inspect';

export const everything =
  '?pegasus&exodus&daybreak&allendings&cylonleader&personalgoal&finalfive&cylonfleet&highlight&help&variants';

/** What is wrong with a page, or with parts of it: for aids, for its width, and in its tables. */
async function troubles(page: Page, parts: Parts): Promise<string[]> {
  const wider = await overflow(page);
  const torn = await tornWords(page);
  return [
    ...(await violations(page, parts)),
    ...(wider > 0 ? [`${wider} pixels wider than the screen`] : []),
    ...torn.map((word) => `torn: ${word}`),
  ];
}

/** The rulebook with some options. */
export async function lookAtBook(page: Page, options: string, parts: Parts): Promise<string[]> {
  await page.goto(`/rulebook${options}`);
  await turned(page);
  await page.waitForSelector('.rule-mark.tested');
  return troubles(page, parts);
}

/** The rulebook on one page without scripts. */
export async function lookAtWholeBook(page: Page, parts: Parts): Promise<string[]> {
  await page.goto('/whole-rulebook.html');
  return troubles(page, parts);
}

export async function lookAtAids(page: Page, parts: Parts): Promise<string[]> {
  await page.goto(`/aids${everything}`);
  await page.waitForSelector('.aid');
  return troubles(page, parts);
}
