import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Parts of Chromium that nobody looks at here. This list replaces that of Playwright, whose first five it says again. */
const leftOut = [
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  // Otherwise a page costs twice as much: each comes with two more, for suggestions under an address bar.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  `--disable-features=${leftOut.join()}`,
];

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export const desk: Screen = { width: 1440, height: 900 };
export const phone: Screen = { width: 390, height: 844 };

export interface Visitor {
  /** What the system prefers; most players sit in the dark. */
  readonly colorScheme?: 'dark' | 'light';
  /** The server to visit; without one, the built client alone. */
  readonly baseURL?: string;
  readonly name?: string;
  /** Whether the client may keep itself for use offline, which costs a moment. */
  readonly keepsClient?: boolean;
  /** Whether the screen is pressed with a finger. */
  readonly touch?: boolean;
}

export type OpensPage = (screen?: Screen, visitor?: Visitor) => Promise<Page>;

/** Keeps one browser open while the tests of a file run. Every page is somebody else's. */
export function browserPages(): OpensPage {
  let browser: Browser | undefined;

  beforeAll(async () => {
    const executablePath = places.find((path) => path && existsSync(path));
    browser = await chromium.launch({ executablePath, args: flags });
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (
    screen = desk,
    {
      baseURL = inject('address'),
      name = 'Sam',
      keepsClient = false,
      colorScheme = 'dark',
      touch = false,
    } = {},
  ) => {
    if (!browser) throw new Error('No browser.');
    const context = await browser.newContext({
      viewport: screen,
      baseURL,
      colorScheme,
      hasTouch: touch,
      serviceWorkers: keepsClient ? 'allow' : 'block',
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    // Nothing is animated, so that a game takes seconds.
    await page.addInitScript(
      (settings) => {
        const key = 'ragtag/settings';
        if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(settings));
      },
      { pace: 'off', name },
    );
    return page;
  };
}
