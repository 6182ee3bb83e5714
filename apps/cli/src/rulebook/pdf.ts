import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** Prints a page that stands alone, on the paper that its style asks for; `prepare` is run in it before. */
export async function printToPdf(html: string, prepare = ''): Promise<Uint8Array> {
  const { chromium } = await import('playwright-core');
  const script = pathToFileURL(join(repositoryRoot(), 'scripts', 'browser.mjs')).href;
  const { ensureBrowser } = (await import(script)) as Browsers;
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: quietly });
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
