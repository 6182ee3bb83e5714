/**
 * `node scripts/screenshots.mjs [--address http://localhost:8080] [--to docs/screenshots] [--by light] [name ...]`: takes the
 * pictures of the documentation from a running server.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { ensureBrowser } from './browser.mjs';
import { withPalette } from './palette.mjs';
import { root } from './run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    address: { type: 'string', default: 'http://localhost:8080' },
    to: { type: 'string', default: 'docs/screenshots' },
    by: { type: 'string', default: 'dark' },
    sizes: { type: 'string', default: '1440x900,1024x768,390x844' },
  },
});
const folder = resolve(root, values.to);
const sizes = values.sizes.split(',').map((size) => size.split('x').map(Number));
mkdirSync(folder, { recursive: true });

const vite = await createServer({
  configFile: false,
  root: join(root, 'apps', 'web'),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { momentNamed, recordOf } = await vite.ssrLoadModule('/e2e/support/moments.ts');
const { cardMoments, cardRecordOf } = await vite.ssrLoadModule('/e2e/support/card-moments.ts');
const hour = 3_600_000;
const found = new Map();

/** A game at a moment; each is looked for once. */
function gameAt(name) {
  if (!found.has(name)) {
    const updatedAt = Date.now() - found.size * 19 * hour;
    const ofCards = cardMoments.find((moment) => moment.name === name);
    found.set(name, { ...(ofCards ? cardRecordOf(ofCards) : recordOf(momentNamed(name))), updatedAt });
  }
  return found.get(name);
}

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});

/** A page that shows what happens at a pace. */
async function pageAt([width, height], pace) {
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: values.address,
    colorScheme: values.by,
    hasTouch: width < 500,
  });
  const page = await context.newPage();
  await page.addInitScript((speed) => {
    if (localStorage.getItem('ragtag/settings')) return;
    localStorage.setItem('ragtag/settings', JSON.stringify({ pace: speed, name: 'Sam', sound: false }));
  }, pace);
  return page;
}

/** Keeps games in the page's browser, as if they had been played there. */
async function keep(page, ...names) {
  await page.goto('/icon.svg');
  await page.evaluate((games) => {
    for (const game of games) localStorage.setItem(`ragtag/game/${game.id}`, JSON.stringify(game));
  }, names.map(gameAt));
}

/** Stops the show as soon as something is on the stage. */
async function holdAt(page, selector) {
  await page.addInitScript((wanted) => {
    const start = globalThis.setTimeout.bind(globalThis);
    const isThere = () => document.querySelector(wanted) !== null;
    globalThis.setTimeout = (then, ms, ...rest) => start(() => isThere() || then(...rest), ms);
  }, selector);
}

/** Presses something as one would on that screen: with a finger on a phone. */
function press(page, locator, options) {
  return page.viewportSize().width < 500 ? locator.tap(options) : locator.click(options);
}

/** A table at a moment, with what was secret put away. */
const atTable = (id) => async (page) => {
  await keep(page, id);
  await page.goto(`/game/${id}`);
  await page.waitForSelector('#question-text, .ending');
  for (const put = page.locator('[data-put-away]'); await put.count(); ) await press(page, put.first());
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
};

/** A table where an answer brings a scene that takes the whole stage, held there. */
const scene = (id, option, stage) => async (page) => {
  await holdAt(page, stage);
  await atTable(id)(page);
  await press(page, page.locator(option).first());
  const shown = page.locator(stage);
  for (let n = 0; n < 80 && !(await shown.count()); n++) {
    const answer = page.locator('[data-option]:not([aria-pressed="true"]), [data-confirm]:enabled').last();
    if (await answer.count()) await press(page, answer, { timeout: 1000 }).catch(() => {});
    await page.waitForTimeout(250);
  }
  await shown.waitFor();
  await page.waitForTimeout(800);
};

/** A table with one of the boards beside the stage opened. */
const opened = (id, board) => async (page) => {
  await atTable(id)(page);
  const title = page.locator(`.docked.${board} .docked-title`);
  const tab = page.locator('.board-tab').filter({ hasText: board === 'demetrius' ? 'Demetrius' : 'Rebel' });
  await ((await title.count()) ? title : tab).click();
  await page.waitForTimeout(400);
};

/** How to come to each picture. */
const pictures = {
  home: async (page) => {
    await keep(page, 'fight', 'skill-check', 'new-caprica', 'end');
    await page.goto('/');
    await page.waitForSelector('.my-games');
  },
  lobby: async (page) => {
    await page.goto('/new');
    await page.getByRole('button', { name: 'Open the table and invite' }).click();
    await page.waitForSelector('.invite-qr');
    await page.getByLabel('Bot at seat 2').selectOption('admiral');
    await page.waitForTimeout(400);
  },
  'first-turn': atTable('first-turn'),
  secret: async (page) => {
    await keep(page, 'reveal');
    await page.goto('/game/reveal');
    await page.waitForSelector('[data-put-away]');
    await page.waitForTimeout(600);
    // The last of several, which made Sam what Sam is.
    const put = page.locator('[data-put-away]');
    while (await page.locator('.secret-card .label span').count()) await press(page, put.first());
    await page.waitForTimeout(400);
  },
  fight: atTable('fight'),
  'skill-check': atTable('skill-check'),
  checked: atTable('checked'),
  six: atTable('six'),
  reveal: scene('reveal', '[data-option^="reveal"]', '.stage.cylon-revealed'),
  'pegasus-fight': atTable('pegasus-fight'),
  execution: scene('execution', '[data-option="bottom"]', '.execution-scene'),
  'new-character': atTable('executed'),
  leader: atTable('leader'),
  seven: atTable('seven'),
  'new-caprica': atTable('new-caprica'),
  'new-caprica-orbit': atTable('new-caprica-orbit'),
  'cylon-fleet': atTable('cylon-fleet'),
  allies: atTable('allies'),
  encounter: atTable('encounter'),
  crossroads: atTable('crossroads'),
  trial: scene('crossroads', '[data-option]', '.trial-scene li:nth-child(3)'),
  jump: scene('jump', '[data-option="location:ftl-control"]', '.stage.fleet-jumps'),
  destination: scene('destination', '[data-option]', '.destination-card'),
  solo: atTable('solo'),
  two: atTable('two'),
  cooperative: atTable('cooperative'),
  'personal-goal': atTable('personal-goal'),
  mission: atTable('mission'),
  mutiny: atTable('mutiny'),
  motives: atTable('motives'),
  demetrius: opened('rebel-basestar', 'demetrius'),
  'rebel-basestar': opened('rebel-basestar', 'rebel-basestar'),
  'all-boxes': atTable('all-boxes'),
  end: atTable('end'),
  lost: atTable('lost'),
  after: async (page) => {
    await keep(page, 'end');
    await page.goto('/game/end/after');
    await page.waitForSelector('.replay-scene', { timeout: 120_000 });
    await page.waitForSelector('.suspicion-views', { timeout: 120_000 });
    await page.waitForTimeout(500);
  },
};

/** The pictures of the card game. */
Object.assign(pictures, {
  'cards-first-turn': atTable('cards-first-turn'),
  'cards-mid-game': atTable('cards-mid-game'),
  'cards-challenge': atTable('cards-challenge'),
  'cards-mystic': scene('cards-challenge', '[data-option="pass"]', '.side.defender .sum-mystic'),
  'cards-attack': atTable('cards-attack'),
  'cards-three': atTable('cards-three'),
  'cards-end': atTable('cards-end'),
  'cards-after': async (page) => {
    await keep(page, 'cards-end');
    await page.goto('/game/cards-end/after');
    await page.waitForSelector('.replay-scene', { timeout: 120_000 });
    await page.waitForTimeout(500);
  },
  'cards-builder': async (page) => {
    await page.goto('/decks');
    await page.getByRole('button', { name: 'Make a copy and change it' }).first().click();
    await page.waitForSelector('.pool-cards');
    await page.waitForTimeout(500);
  },
  'cards-lobby': async (page) => {
    await page.goto('/new?game=card');
    await page.getByRole('button', { name: 'Open the table and invite' }).click();
    await page.waitForSelector('.invite-qr');
    await page.waitForTimeout(400);
  },
  'cards-zoom': async (page) => {
    await atTable('cards-mid-game')(page);
    await page.locator('.fleet.own .tile').first().click({ button: 'right' });
    await page.waitForSelector('.card-open');
    await page.waitForTimeout(400);
  },
});

/** The rulebook for a choice of boxes, at one of its places. */
const inBook = (options, place) => async (page) => {
  await page.goto(`/rulebook?${options}#${place}`);
  await page.waitForSelector('.pointed-out');
  await page.waitForTimeout(600);
};

/** The pictures of the rulebook. */
Object.assign(pictures, {
  'rulebook-base': inBook('players=4', 'turn'),
  'rulebook-expansions': inBook(
    'pegasus&exodus&newcaprica&players=5',
    'skill-checks/skill-check-abilities-and-consequences',
  ),
  'rulebook-options': async (page) => {
    await inBook('players=4', 'turn')(page);
    const button = page.getByRole('button', { name: 'Boxes and options' });
    if (await button.isVisible()) await press(page, button);
    await page.waitForTimeout(400);
  },
  'rulebook-example': async (page) => {
    await inBook('players=4', 'E-13')(page);
    const example = page.locator('[id="E-13"]');
    await press(page, example.getByRole('button', { name: 'Play this example' }));
    await example.locator('.example-steps').waitFor();
    await example.evaluate((element) => element.scrollIntoView());
    await page.waitForTimeout(600);
  },
  'rulebook-aids': async (page) => {
    await page.goto('/aids?players=4');
    await page.waitForTimeout(1500);
  },
});

/** All cards on one sheet, from top to bottom; asked for by name. */
const sheets = Object.fromEntries(
  ['tile', 'hand', 'zoom'].map((size) => [
    `cards-all-${size}`,
    async (page) => {
      await page.goto(`/cards?size=${size}`);
      await page.locator('.all-cards > li').nth(350).waitFor();
      await page.waitForTimeout(500);
    },
  ]),
);

const scenes = new Set(['reveal', 'execution', 'trial', 'jump', 'destination', 'cards-mystic']);
const wanted = positionals.length > 0 ? positionals : Object.keys(pictures);
for (const name of wanted) {
  for (const size of sizes) {
    const page = await pageAt(size, scenes.has(name) ? 'calm' : 'off');
    await (pictures[name] ?? sheets[name])(page);
    const picture = await page.screenshot({ fullPage: name in sheets });
    writeFileSync(join(folder, `${name}-${size[0]}.png`), withPalette(picture));
    await page.context().close();
    console.log(`${name}-${size[0]}`);
  }
}
await browser.close();
await vite.close();
