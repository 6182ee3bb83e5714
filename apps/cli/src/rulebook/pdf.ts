import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { Failure } from '../failure';
import { repositoryRoot } from '../repository';

interface Browsers {
  ensureBrowser(): Promise<string>;
}

const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a Chromium; one that cannot be started is told of in a line, without its long list of arguments. */
async function startBrowser(): Promise<Browser> {
  const script = pathToFileURL(join(repositoryRoot(), 'scripts', 'browser.mjs')).href;
  const { ensureBrowser } = (await import(script)) as Browsers;
  try {
    const { chromium } = await import('playwright-core');
    return await chromium.launch({ executablePath: await ensureBrowser(), args: quietly });
  } catch (error) {
    const [why] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Failure(
      `A PDF needs Chromium, which does not start: ${why}\nSet CHROME_PATH to it, or name a file that ends in .html.`,
    );
  }
}

/** Prints a page that stands alone, on the paper that its style asks for; `prepare` is run in it before. */
export async function printToPdf(html: string, prepare = ''): Promise<Uint8Array> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.evaluate(prepare);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true });
  } finally {
    await browser.close();
  }
}
