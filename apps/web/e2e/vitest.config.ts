import { defineConfig } from 'vitest/config';

/** Browser tests: a real Chromium on the built client. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['./support/serve.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // One browser per file; two files at a time keep a small machine busy enough.
    maxWorkers: 2,
    fileParallelism: true,
  },
});
