/** `npm run check`: types, lint and dependency rules; seconds, so run it often. */
import { ensureInstalled } from './install.mjs';
import { checks, runSteps } from './steps.mjs';

ensureInstalled();
const { ok } = await runSteps(checks);
process.exitCode = ok ? 0 : 1;
