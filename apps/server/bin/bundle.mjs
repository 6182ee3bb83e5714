import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const app = dirname(dirname(fileURLToPath(import.meta.url)));
export const root = dirname(dirname(app));

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
const external = Object.keys({ ...dependencies, ...devDependencies }).filter(
  (name) => !name.startsWith('@ragtag/'),
);

/** What runs in threads of its own, beside whatever is started. */
export const threads = ['src/bots/thread.ts', 'src/store/sqlite/writing-thread.ts'];

/** Bundles a source file and our own packages into one file and returns the URL to import it from. */
export async function bundle(entry = 'src/main.ts') {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry, ...threads].map((each) => join(app, each)),
    outdir: join(app, 'dist'),
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'error',
    external: external.flatMap((name) => [name, `${name}/*`]),
  });
  await stop();
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    // Several servers may start at once: the file appears whole.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
  return pathToFileURL(join(app, 'dist', basename(entry).replace(/ts$/, 'mjs'))).href;
}
