/** `npm test`: installs what is missing, checks and tests everything, and ends with one plain line. */
import { ensureInstalled } from './install.mjs';
import { checks, runSteps, tests } from './steps.mjs';

ensureInstalled();
const { ok, passed, failed } = await runSteps([...checks, ...tests]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = ok ? 0 : 1;
