import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Plugin, runnerImport } from 'vite';
import { type CitedRule, gatherProofs, type ScenarioOutcome } from './proofs.ts';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const web = join(root, 'apps', 'web');
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
  readonly rules: readonly (CitedRule & { readonly playable: boolean })[];
}

async function proofs(game: 'board' | 'card'): Promise<string> {
  const { rules } = JSON.parse(await ragtag('rules', '--game', game, '--all', '--json')) as Cited;
  const files = [...new Set(rules.flatMap(({ tests }) => tests.map(({ file }) => file)))];
  const scenarios = files.filter((file) => /\.ya?ml$/.test(file));
  const outcomes = JSON.parse(
    await ragtag('scenario', '--game', game, '--json', ...scenarios),
  ) as ScenarioOutcome[];
  return JSON.stringify(
    gatherProofs({
      rules,
      playable: rules.filter(({ playable }) => playable).map(({ id }) => id),
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
  'rulebook-proofs.json': { type: 'application/json', make: () => proofs('board') },
  'card-rulebook-proofs.json': { type: 'application/json', make: () => proofs('card') },
};

interface Site {
  site(components: unknown): Record<string, string>;
  rulebookPage(index: string, files: Readonly<Record<string, string>>): string;
}

/** The pages that need no script are drawn by the client's own sources. */
const loadSite = async () =>
  (
    await runnerImport<Site>(join(web, 'src', 'rulebook', 'static', 'site.tsx'), {
      root: web,
      configFile: false,
      logLevel: 'error',
    })
  ).module;

async function pagesWithoutScript(): Promise<{
  readonly files: Record<string, string>;
  readonly made: Site;
}> {
  const [made, components] = await Promise.all([loadSite(), ragtag('cards', '--json')]);
  return { files: made.site(JSON.parse(components)), made };
}

/** Makes the files that go with the rulebook page: the page without script, and which tests prove which rule. */
export function rulebookFiles(): Plugin {
  return {
    name: 'rulebook-files',
    // After the page itself, from which that of the rulebook is made.
    enforce: 'post',
    async generateBundle(_, bundle) {
      await Promise.all(
        Object.entries(files).map(async ([fileName, { make }]) => {
          this.emitFile({ type: 'asset', fileName, source: await make() });
        }),
      );
      const { files: pages, made } = await pagesWithoutScript();
      for (const [fileName, source] of Object.entries(pages)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The page was not built.');
      const source = made.rulebookPage(String(index.source), pages);
      this.emitFile({ type: 'asset', fileName: 'rulebook.html', source });
    },
    configureServer(server) {
      let pages: ReturnType<typeof pagesWithoutScript> | undefined;
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*$/, '').slice(1);
        if (!/^(?:reference\/.*|(?:whole-)?rulebook(?:-\w+)?)\.(?:html|json)$/.test(path) || files[path])
          return next();
        pages ??= pagesWithoutScript();
        pages.then(({ files: made }) => {
          if (made[path] === undefined) return next();
          response.setHeader(
            'content-type',
            path.endsWith('json') ? 'application/json' : 'text/html; charset=utf-8',
          );
          return response.end(made[path]);
        }, next);
      });
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
