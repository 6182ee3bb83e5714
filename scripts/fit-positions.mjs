/** Fits how likely the humans win from a position, from games between officers. `node scripts/fit-positions.mjs 3000` */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeBundle } from '../apps/cli/bin/bundle.mjs';

const folder = await makeBundle('board-game/tournament/fit');
const { fitPositions } = await import(pathToFileURL(join(folder, 'fit.mjs')).href);
fitPositions(Number(process.argv[2] ?? 3000));
