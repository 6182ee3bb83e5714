import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long, the longest first: one that began last would keep the others waiting. */
const long = [
  'boxes',
  'card-game',
  'rulebook',
  'server-table',
  'account',
  'server-crash',
  'solo-controls',
  'accessibility',
  'solo-game',
  'table-controls',
  'card-game-server',
  'server-access',
  'offline',
].map((name) => `${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = long.indexOf(basename(moduleId));
      return at < 0 ? long.length : at;
    };
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

/** Browser tests: a real Chromium on the built client. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    sequence: { sequencer: LongestFirst },
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
