import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { type CitedRule, gatherProofs, type ScenarioOutcome } from './proofs.ts';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const launcher = join(root, 'apps', 'cli', 'bin', 'ragtag.mjs');
const run = promisify(execFile);

/** What the command line prints; a scenario that fails is an outcome, not a broken build. */
async function ragtag(...args: string[]): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, [launcher, ...args], { cwd: root, maxBuffer: 1 << 27 });
    return stdout;
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (stdout) return stdout;
    throw error;
  }
}

interface Cited {
  readonly rules: readonly CitedRule[];
}

async function proofs(): Promise<string> {
  const [all, playable] = await Promise.all([ragtag('rules', '--all', '--json'), ragtag('rules', '--json')]);
  const { rules } = JSON.parse(all) as Cited;
  const files = [...new Set(rules.flatMap(({ tests }) => tests.map(({ file }) => file)))];
  const scenarios = files.filter((file) => /\.ya?ml$/.test(file));
  const outcomes = JSON.parse(await ragtag('scenario', '--json', ...scenarios)) as ScenarioOutcome[];
  return JSON.stringify(
    gatherProofs({
      rules,
      playable: (JSON.parse(playable) as Cited).rules.map(({ id }) => id),
      outcomes,
      ran: lastTestRun(),
      read: (file) => readFileSync(join(root, file), 'utf8'),
    }),
  );
}

/** What came of the test files when `npm test` ran last. Those that were changed after that prove nothing now. */
function lastTestRun(): ReadonlyMap<string, 'passed' | 'failed'> {
  const report = join(root, 'node_modules', '.cache', 'ragtag', 'vitest.json');
  if (!existsSync(report)) return new Map();
  const at = statSync(report).mtimeMs;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string }[];
  };
  const unchanged = testResults.filter(({ name }) => existsSync(name) && statSync(name).mtimeMs < at);
  return new Map(
    unchanged.map(({ name, status }) => [
      name.split('\\').join('/').replace(`${root}/`, ''),
      status === 'passed' ? 'passed' : 'failed',
    ]),
  );
}

const files: Readonly<Record<string, { readonly type: string; make(): Promise<string> }>> = {
  'rulebook-proofs.json': { type: 'application/json', make: proofs },
  'whole-rulebook.html': {
    type: 'text/html; charset=utf-8',
    make: () => ragtag('rulebook', '--all', '--format', 'html'),
  },
};

/** Makes the files that go with the rulebook page: the page without script, and which tests prove which rule. */
export function rulebookFiles(): Plugin {
  return {
    name: 'rulebook-files',
    async generateBundle() {
      await Promise.all(
        Object.entries(files).map(async ([fileName, { make }]) => {
          this.emitFile({ type: 'asset', fileName, source: await make() });
        }),
      );
    },
    configureServer(server) {
      for (const [name, { type, make }] of Object.entries(files)) {
        server.middlewares.use(`/${name}`, (_request, response, next) => {
          make().then((text) => {
            response.setHeader('content-type', type);
            response.end(text);
          }, next);
        });
      }
    },
  };
}
