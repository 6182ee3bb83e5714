/**
 * Records games of this build for the tests of later ones: `node scripts/record-saved-games.mjs base`. The word tells
 * recordings of one version of states apart; what has been recorded is kept for good. With `--game card`, the card game's.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { makeBundle } from '../apps/cli/bin/bundle.mjs';
import { root, run } from './run.mjs';

const { values, positionals } = parseArgs({
  options: { game: { type: 'string', default: 'board' } },
  allowPositionals: true,
});
const [word, games = '600'] = positionals;
if (!/^[a-z-]+$/.test(word ?? '')) {
  console.error('node scripts/record-saved-games.mjs WORD [GAMES] [--game card]');
  process.exit(2);
}
const folder = await makeBundle('saved-games/record');
const { recordGames } = await import(pathToFileURL(join(folder, 'record.mjs')).href);
await recordGames(values.game, join(root, 'packages'), word, Number(games));
// The server's database is recorded with the first game.
if (values.game === 'board')
  process.exitCode = run(process.execPath, [
    join('apps', 'server', 'bin', 'run.mjs'),
    'record-database',
    word,
  ]);
