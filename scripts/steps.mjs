import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureProxies } from './proxies.mjs';
import { root, run, tool } from './run.mjs';
import { checkTypes } from './types.mjs';

/**
 * A step has a name and a `run` that returns an exit code, or `{ exitCode, passed, failed }` when it
 * counts tests.
 */
export const checks = [
  { name: 'Types', run: checkTypes },
  { name: 'Lint', run: () => tool('biome', 'check', '--error-on-warnings', '.') },
  {
    name: 'Dependency rules and names of types',
    run: () =>
      run(process.execPath, [
        '--import',
        './scripts/lint/read-jsx.mjs',
        '--import',
        './scripts/lint/names-of-types.mjs',
        join('node_modules', '.bin', 'depcruise'),
        '--config',
        'dependency-cruiser.config.mjs',
        'packages',
        'apps',
      ]),
  },
];

export const tests = [
  { name: 'Tests', run: runAllTests },
  { name: 'Browser tests', run: runBrowserTests },
];

/** Runs steps in order, up to the first that fails, and returns whether all passed and the tests counted. */
export async function runSteps(steps) {
  const count = { passed: 0, failed: 0 };
  for (const { name, run } of steps) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    const outcome = await run();
    const {
      exitCode,
      passed = 0,
      failed = exitCode === 0 ? 0 : 1,
    } = typeof outcome === 'number' ? { exitCode: outcome } : outcome;
    count.passed += passed;
    count.failed += failed;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`== ${name} ${exitCode === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    if (exitCode !== 0) return { ...count, ok: false };
  }
  return { ...count, ok: true };
}

function runAllTests() {
  ensureProxies();
  // Left to itself, one processor would be kept free.
  return runVitest('vitest', '--maxWorkers=100%');
}

/** The web client in a real browser, which is installed first if the machine has none. */
async function runBrowserTests() {
  process.env.CHROME_PATH = await ensureBrowser();
  return runVitest('browser', '--config', join('apps', 'web', 'e2e', 'vitest.config.ts'));
}

function runVitest(name, ...args) {
  const folder = join(root, 'node_modules', '.cache', 'ragtag');
  const report = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const exitCode = tool(
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  if (!existsSync(report)) return exitCode;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  const failed = numFailedTests + brokenFiles.length;
  // What ends the processes of tests, such as a database, may end Vitest with 0 whatever has failed.
  return {
    exitCode: failed > 0 ? 1 : exitCode,
    passed: numPassedTests,
    failed: exitCode === 0 ? failed : Math.max(failed, 1),
  };
}
