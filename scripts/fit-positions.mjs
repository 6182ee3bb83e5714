/** Fits what positions are worth to admirals, from games between officers. `node scripts/fit-positions.mjs 3000` */
import { bundle } from '../apps/cli/bin/bundle.mjs';

const { fitPositions } = await import(await bundle('tournament/fit.ts'));
fitPositions(Number(process.argv[2] ?? 3000));
