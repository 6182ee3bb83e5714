/**
 * Records games of this build for the tests of later ones: `node scripts/record-saved-games.mjs base`. The word tells
 * recordings of one version of states apart; what has been recorded is kept for good.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeBundle } from '../apps/cli/bin/bundle.mjs';
import { root, run } from './run.mjs';

const [word, games = '600'] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(word ?? '')) {
  console.error('node scripts/record-saved-games.mjs WORD [GAMES]');
  process.exit(2);
}
const folder = await makeBundle('saved-games/record');
const { recordGames } = await import(pathToFileURL(join(folder, 'record.mjs')).href);
recordGames(join(root, 'packages', 'board-game', 'test', 'saved'), word, Number(games));
process.exitCode = run(process.execPath, [join('apps', 'server', 'bin', 'run.mjs'), 'record-database', word]);
