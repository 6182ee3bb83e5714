/**
 * `npm run -s measure --workspace apps/web -- [--games 5] [--at-once 1] [--pace brisk] [--first] [--json] [--address URL]`:
 * plays whole games against bots in Chromium as a sensible person would, and tells how much is asked, clicked and waited.
 * With `--first` it plays "Your first game" up to the first jump, and tells how long somebody takes who reads it all.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build, createServer, preview } from 'vite';
import { ensureBrowser } from '../../../scripts/browser.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '5' },
    /** Most of a game is waiting, so that several fit beside each other. */
    'at-once': { type: 'string', default: '1' },
    pace: { type: 'string', default: 'brisk' },
    json: { type: 'boolean', default: false },
    address: { type: 'string' },
    first: { type: 'boolean', default: false },
    orders: { type: 'string', default: 'when-useful' },
  },
});
const root = join(import.meta.dirname, '..');
const say = values.json ? () => {} : console.log;

/** The client as it is built now, unless an address is given. */
async function served() {
  if (values.address) return { address: values.address, close: async () => {} };
  const outDir = join(root, '..', '..', 'node_modules', '.cache', 'ragtag', 'measured');
  const config = { root, logLevel: 'silent', build: { outDir, emptyOutDir: true } };
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, strictPort: false } });
  return { address: server.resolvedUrls.local[0], close: () => server.close() };
}

const { address, close } = await served();
const vite = await createServer({
  configFile: false,
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { sensibleAnswer, hasJumped } = await vite.ssrLoadModule('/measure/play.ts');
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});

/** Somebody new reads everything beside the board anew at each question, and thinks for a moment. */
const wordsPerMinute = 200;
const secondsToDecide = 4;

/** What the page asks now, with the game as it is kept. */
const look = (page) =>
  page.evaluate(() => {
    const question = document.querySelector('#question-text');
    const kept = Object.keys(localStorage).find((key) => key.startsWith('ragtag/game/'));
    return {
      over: document.querySelector('.ending') !== null,
      ask: question?.dataset.ask ?? null,
      mark: question?.dataset.question ?? '',
      words: [...document.querySelectorAll('.table-orders, .secret-card')]
        .map((part) => part.innerText.split(/\s+/).filter(Boolean).length)
        .reduce((sum, n) => sum + n, 0),
      record: kept ? JSON.parse(localStorage.getItem(kept)) : null,
    };
  });

async function settled(page, before) {
  await page.waitForFunction(
    (was) =>
      document.querySelector('.ending') !== null ||
      (document.querySelector('#question-text')?.dataset.question ?? was) !== was,
    before,
    { timeout: 120_000 },
  );
  return look(page);
}

async function playOne() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
  const page = await context.newPage();
  await page.addInitScript(
    ([otherwise, pace]) => {
      if (localStorage.getItem('ragtag/settings')) return;
      const settings = { pace, name: 'Sam', sound: false, orders: { otherwise, windows: {} } };
      localStorage.setItem('ragtag/settings', JSON.stringify(settings));
    },
    [values.orders, values.pace],
  );
  const counted = {
    questions: 0,
    reactions: 0,
    clicks: 0,
    waitingSeconds: 0,
    turns: 0,
    ...(values.first && { minutes: 0 }),
  };
  const click = async (locator, on) => {
    await locator.click({ timeout: 60_000 });
    counted.clicks++;
    clicked.set(on, (clicked.get(on) ?? 0) + 1);
  };
  await page.goto('/');
  await click(page.getByRole('button', { name: values.first ? 'Your first game' : 'Play now' }), 'beginning');
  let sight = await settled(page, '');
  while (!sight.over && !(values.first && hasJumped(sight.record))) {
    if (values.first) counted.minutes += sight.words / wordsPerMinute + secondsToDecide / 60;
    for (const away = page.locator('[data-put-away]:enabled'); await away.count(); )
      await click(away.first(), 'secrets');
    counted.questions++;
    if (sight.ask === 'react') counted.reactions++;
    asked.set(sight.ask, (asked.get(sight.ask) ?? 0) + 1);
    const [seat, question] = sight.mark.split('/').map(Number);
    const picks = sensibleAnswer(sight.record, seat, question) ?? ['pass'];
    await give(page, click, picks, sight);
    const since = Date.now();
    sight = await settled(page, sight.mark);
    const waited = (Date.now() - since) / 1000;
    counted.waitingSeconds += waited;
    if (values.first) counted.minutes += waited / 60;
  }
  counted.turns = await page.evaluate(() =>
    Number(/Turn (\d+)/.exec(document.querySelector('header')?.textContent ?? '')?.[1] ?? 0),
  );
  await context.close();
  return counted;
}

/** Picks options as a person would, and gives them as the answer where the last press does not. */
async function give(page, click, picks, { ask, mark }) {
  const asked = page.locator(`#question-text[data-question="${mark}"]`);
  const quoted = (id) => `"${id.replaceAll('"', '\\"')}"`;
  for (const id of picks) {
    // Where all that can be chosen is alike, the page has answered meanwhile.
    if (!(await asked.count())) return;
    const [like] = id.split('#');
    // Of like things the first is offered, all of them, or they are counted up, one press each.
    const ways = [
      `[data-option=${quoted(id)}]`,
      `[data-option=${quoted(like)}]`,
      `[data-more=${quoted(like)}]:enabled`,
    ];
    const counts = await Promise.all(ways.map((way) => page.locator(way).count()));
    const way = ways[counts.findIndex((count) => count > 0)] ?? ways[0];
    await click(page.locator(way).first(), ask);
  }
  const confirm = page.locator('[data-confirm]:enabled');
  if ((await asked.count()) && (await confirm.count())) await click(confirm, `${ask} (confirming)`);
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[Math.floor(middle)];
}

const games = [];
/** How often each kind of question was asked in all. */
const asked = new Map();
/** What was clicked on, by the kind of question. */
const clicked = new Map();
let left = Number(values.games);

/** Plays one game after another until there are enough. */
async function playOn() {
  while (left-- > 0) {
    const counted = await playOne();
    games.push(counted);
    const words = Object.entries(counted).map(([what, count]) => `${what} ${Math.round(count)}`);
    say(`game ${games.length}: ${words.join(', ')}`);
  }
}
await Promise.all(Array.from({ length: Number(values['at-once']) }, playOn));
/** How often each was counted in a game. */
const often = (counts) =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([what, n]) => `${what} ${(n / games.length).toFixed(1)}`)
    .join(', ');
say(`asked: ${often(asked)}\nclicked: ${often(clicked)}`);
const medians = Object.fromEntries(
  Object.keys(games[0]).map((what) => [what, Math.round(10 * median(games.map((game) => game[what]))) / 10]),
);
if (values.json) console.log(JSON.stringify({ games: games.length, ...medians }));
else say(`medians: ${JSON.stringify(medians)}`);
await browser.close();
await vite.close();
await close();
