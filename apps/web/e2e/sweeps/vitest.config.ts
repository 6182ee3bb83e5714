import { defineConfig } from 'vitest/config';
import browser from '../vitest.config.ts';

/** Long looks at everything, for `npm run soak`; what `npm test` looks at is one of each kind. */
export default defineConfig({ ...browser, test: { ...browser.test, include: ['sweeps/*.test.ts'] } });
