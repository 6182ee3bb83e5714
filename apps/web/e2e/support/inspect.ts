import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page, or with some parts of it, in short. */
export async function violations(page: Page, parts: readonly string[] = ['html']): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(
    (include) =>
      (globalThis as unknown as { axe: { run(context: object): Promise<AxeResults> } }).axe.run({ include }),
    parts,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** By how many pixels a page is wider than its screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
