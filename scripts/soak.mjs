/** `npm run soak`: many random games on all processors, none of which may get stuck; then secrets, servers through faults, and long looks at pages. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run, tool } from './run.mjs';

const usage = `npm run soak [-- --game card --games 20000 --players 3-6 --decks any --seed 1 --options nosympathizer
             --workers 2 --no-secrets --no-faults --no-pages]

Plays random games and tells how they went: of the board game 40,000, with sets of options that cover every two choices
which go together; of the card game (--game card) a million with two to six players, our decks and any others. A run without a
seed takes another one each time, and other options. What gets stuck is told with the command that repeats it.
Then looks whether anybody is told what depends on hidden cards, with 200 sets of options and in the card game, and plays
every saved game of the board game to its end, unless --no-secrets is given.
Then has two servers play on through 200 faults, unless --no-faults is given.
Then looks in a browser at all of what the browser tests look at one of each kind, unless --no-pages is given.`;

/** What is played where nobody says otherwise. */
const usual = {
  board: { games: '40000', options: 'random' },
  card: { games: '1000000', players: '2-6', decks: 'any', options: '' },
};

const values = readArguments();
if (values.help) {
  console.log(usage);
  process.exit();
}

// A multiple of every range of player counts, so that each shares out evenly.
const gamesAtOnce = 600;
const total = wholeNumber('games');
const workers = wholeNumber('workers');
const running = new Set();
const totals = {
  games: 0,
  finished: 0,
  stuck: 0,
  turns: 0,
  answers: 0,
  cpuSeconds: 0,
};
const wins = {};
const reasons = {};
const byPlayers = {};
const start = performance.now();
let next = 0;

ensureInstalled();
const withWhom = values.players === undefined ? 'all numbers of' : values.players;
console.log(`${total} games with ${withWhom} players, seed ${values.seed}, ${workers} at a time`);
try {
  await Promise.all(Array.from({ length: workers }, playUntilDone));
} catch (error) {
  for (const child of running) child.kill();
  stop(error.message);
}
report();
const played = totals.stuck === 0 && totals.games === total;
const kept = !values.secrets || keepSecrets() === 0;
const survived = !values.faults || surviveFaults() === 0;
const looked = !values.pages || (await lookAtPages()) === 0;
process.exitCode = played && kept && survived && looked ? 0 : 1;

function readArguments() {
  try {
    const { values: read } = parseArgs({
      options: {
        game: { type: 'string', default: 'board' },
        games: { type: 'string' },
        players: { type: 'string' },
        decks: { type: 'string' },
        seed: { type: 'string', default: String(Math.floor(Date.now() / 1000) * 100_000) },
        options: { type: 'string' },
        workers: { type: 'string', default: String(availableParallelism()) },
        secrets: { type: 'boolean', default: true },
        faults: { type: 'boolean', default: true },
        pages: { type: 'boolean', default: true },
        help: { type: 'boolean', short: 'h' },
      },
      allowNegative: true,
    });
    return { ...(usual[read.game] ?? usual.board), ...read };
  } catch (error) {
    return stop(`${error.message}\n\n${usage}`);
  }
}

/**
 * Deals anew what a seat may not know: with sets of options drawn by the seed, in a hundred thousand states of the card
 * game, and as bots do. Then plays every saved game to its end.
 */
function keepSecrets() {
  process.env.SOAK = /^\d+$/.test(values.seed) ? values.seed : '1';
  console.log(`secrets: SOAK=${process.env.SOAK} repeats them`);
  const properties = (game, file) => join('packages', game, 'test', 'properties', file);
  return tool(
    'vitest',
    'run',
    properties('board-game', 'option-sets.test.ts'),
    properties('card-game', 'secrets.test.ts'),
    join('packages', 'bots', 'test', 'determinize.test.ts'),
    join('packages', 'board-game', 'test', 'saved', 'saved.test.ts'),
  );
}

/** Kills, stops and cuts off one of two servers on PostgreSQL, again and again during games; a few times for long. */
function surviveFaults() {
  const faults = (...args) =>
    run('npm', ['run', '--silent', 'faults', '--workspace', 'apps/server', '--', ...args]);
  return faults('200') || faults('6', '--stopped', '30000', '--behind', 'nginx');
}

async function lookAtPages() {
  process.env.CHROME_PATH = await ensureBrowser();
  return tool('vitest', 'run', '--config', join('apps', 'web', 'e2e', 'sweeps', 'vitest.config.ts'));
}

function wholeNumber(name) {
  if (!/^[1-9]\d{0,8}$/.test(values[name])) stop(`--${name} takes a whole number above 0.`);
  return Number(values[name]);
}

function stop(message) {
  console.error(`soak: ${message}`);
  process.exit(1);
}

async function playUntilDone() {
  while (next < total) {
    const first = next;
    next += gamesAtOnce;
    add(await simulate(first, Math.min(gamesAtOnce, total - first)));
    if (process.stderr.isTTY)
      process.stderr.write(`\r\x1b[K${totals.games} of ${total}, ${totals.stuck} stuck`);
  }
}

/** Plays some of the games in a process of its own; its report. What went wrong is on its standard error. */
function simulate(first, games) {
  const seed = /^\d+$/.test(values.seed) ? String(Number(values.seed) + first) : `${values.seed}-${first}`;
  const args = ['simulate', `--game=${values.game}`, '--json', `--games=${games}`];
  args.push(`--seed=${seed}`);
  if (values.players !== undefined) args.push(`--players=${values.players}`);
  if (values.decks !== undefined) args.push(`--decks=${values.decks}`);
  const child = spawn(
    process.execPath,
    [join(root, 'apps', 'cli', 'bin', 'ragtag.mjs'), ...args, `--options=${values.options}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  running.add(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (output === '')
        reject(new Error(`the games from seed ${seed} ended with code ${code} and no report`));
      else resolve(JSON.parse(output));
    });
  });
}

function add(report) {
  for (const key of Object.keys(totals)) totals[key] += report[key];
  for (const [winner, n] of Object.entries(report.wins)) wins[winner] = (wins[winner] ?? 0) + n;
  for (const [reason, n] of Object.entries(report.reasons)) reasons[reason] = (reasons[reason] ?? 0) + n;
  for (const [players, count] of Object.entries(report.byPlayers)) {
    byPlayers[players] ??= { games: 0, turns: 0, answers: 0 };
    const at = byPlayers[players];
    for (const key of ['games', 'turns', 'answers']) at[key] += count[key];
    for (const [winner, n] of Object.entries(count.wins))
      at[`won by ${winner}`] = (at[`won by ${winner}`] ?? 0) + n;
  }
}

function report() {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const seconds = (performance.now() - start) / 1000;
  console.table(byPlayers);
  console.table(wins);
  console.table(Object.fromEntries(Object.entries(reasons).sort(([, a], [, b]) => b - a)));
  for (const [name, n] of Object.entries(totals))
    console.log(`${name}: ${Math.round(n).toLocaleString('en-GB')}`);
  console.log(
    `${seconds.toFixed(0)} s, ${Math.round(totals.answers / seconds).toLocaleString('en-GB')} answers a second`,
  );
  console.log(totals.stuck === 0 ? '\nNothing stuck.' : `\n${totals.stuck} STUCK`);
}
