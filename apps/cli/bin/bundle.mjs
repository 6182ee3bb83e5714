import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const app = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(dirname(app));
const cache = join(root, 'node_modules', '.cache', 'ragtag');
const keepForMs = 24 * 60 * 60 * 1000;

/** Our own packages go into the bundle; those of others are imported from where they are installed. */
const importOthersInPlace = {
  name: 'import-others-in-place',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === importOthersInPlace || kind === 'entry-point' || path.startsWith('@ragtag/')) return;
      const found = await resolve(path, { kind, resolveDir, pluginData: importOthersInPlace });
      if (found.errors.length > 0 || found.external) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/**
 * Bundles a source file of this app and returns the URL to import it from. The folder is named by what is
 * in it and appears whole, so commands started at the same time do not disturb each other.
 */
export async function bundle(entry) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(app, 'src', entry)],
    outdir: cache,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: [importOthersInPlace],
  });
  await stop();
  const hash = createHash('sha256');
  for (const file of outputFiles) hash.update(file.path).update(file.contents);
  const folder = join(cache, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const draft = join(cache, `draft-${randomUUID()}`);
    mkdirSync(draft, { recursive: true });
    for (const file of outputFiles) writeFileSync(join(draft, basename(file.path)), file.contents);
    publish(draft, folder);
    removeStaleBundles();
  }
  return pathToFileURL(join(folder, entry.replace(/\.ts$/, '.mjs'))).href;
}

function publish(draft, folder) {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
}

function removeStaleBundles() {
  const oldest = Date.now() - keepForMs;
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const isStale = statSync(path, { throwIfNoEntry: false })?.mtimeMs < oldest;
    if (isStale) rmSync(path, { recursive: true, force: true });
  }
}
