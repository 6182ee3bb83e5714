import { defineConfig } from 'vitest/config';

/** Browser tests: a real Chromium on the built client. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // A file that has not changed since the last run is not made ready again.
    experimental: { fsModuleCache: true },
    // Modules keep no state: the engine is loaded once per worker, not once per file.
    pool: 'forks',
    isolate: false,
    globalSetup: ['./support/serve.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // One browser per file; two files at a time keep a small machine busy enough.
    maxWorkers: 2,
    fileParallelism: true,
  },
});
