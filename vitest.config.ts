import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
    passWithNoTests: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests are many and small, and modules keep no state: load the engine once per thread, not once per file.
    pool: 'threads',
    isolate: false,
  },
});
