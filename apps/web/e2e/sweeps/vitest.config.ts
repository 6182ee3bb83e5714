import { defineConfig, mergeConfig } from 'vitest/config';
import browser from '../vitest.config';

/** Long looks at everything, for `npm run soak`; what `npm test` looks at is one of each kind. */
export default mergeConfig(browser, defineConfig({ test: { include: ['sweeps/*.test.ts'] } }));
