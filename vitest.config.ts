import { defineConfig } from 'vitest/config';

/** Tests that add made-up cards to the tables, and so keep to themselves. */
const madeUpCards = [
  'packages/board-game/test/effects/*.test.ts',
  'packages/board-game/test/saved/later-builds.test.ts',
  'packages/bots/test/boxes-to-come.test.ts',
  'apps/web/test/board-game/board/new-board.test.ts',
];

/** Tests that run on every kind of store, and so want a PostgreSQL. */
const stores = ['apps/server/test/stores/*.test.ts'];

export default defineConfig({
  test: {
    passWithNoTests: true,
    // A file that has not changed since the last run is not made ready again.
    experimental: { fsModuleCache: true },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes at once, but perhaps not on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['./scripts/fast-check.ts'],
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
          exclude: [...madeUpCards, ...stores],
          // Tests are many and small, and modules keep no state: load the engine once per thread, not once per file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'made-up cards', include: madeUpCards, isolate: true } },
      {
        extends: true,
        test: {
          name: 'stores',
          include: stores,
          globalSetup: ['./apps/server/test/support/postgres-server.ts'],
          isolate: false,
        },
      },
    ],
  },
});
