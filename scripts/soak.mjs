/** `npm run soak [-- --games 20000 --seed 1]`: many random games, shared out over all player counts. */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { ragtag } from './run.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const playerCounts = [3, 4, 5, 6];
const gamesEach = Math.ceil(Number(values.games) / playerCounts.length);

ensureInstalled();
for (const players of playerCounts) {
  console.log(`\n== ${gamesEach} games with ${players} players, seed ${values.seed}`);
  const exitCode = ragtag(
    'simulate',
    `--games=${gamesEach}`,
    `--players=${players}`,
    `--seed=${values.seed}`,
  );
  if (exitCode !== 0) process.exit(exitCode);
}
