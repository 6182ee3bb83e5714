import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { app, cache, recordBundle, root } from './cache.mjs';

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

/** Bundles a source file of this app and returns the folder that holds it. */
export async function makeBundle(entry) {
  const begun = Date.now();
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(app, 'src', `${entry}.ts`)],
    // As deep as the folder will be, so that source maps find the sources.
    outdir: join(cache, 'bundle'),
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'error',
    plugins: [importOthersInPlace],
  });
  await stop();
  try {
    const folder = keep(cache, outputFiles);
    const sources = Object.keys(metafile.inputs).map((path) => resolvePath(root, path));
    recordBundle(entry, folder, sources, begun);
    return folder;
  } catch {
    return keepForThisRun(outputFiles);
  }
}

/**
 * Writes a bundle into a folder that is named by what is in it and appears whole, so commands started at the same
 * time do not disturb each other.
 */
function keep(place, outputFiles) {
  const hash = createHash('sha256');
  for (const file of outputFiles) hash.update(file.path).update(file.contents);
  const folder = join(place, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  const draft = join(place, `draft-${randomUUID()}`);
  mkdirSync(draft, { recursive: true });
  for (const file of outputFiles) writeFileSync(join(draft, basename(file.path)), file.contents);
  publish(draft, folder);
  removeStaleBundles(place);
  return folder;
}

/** An installation that cannot be written to bundles at each start. */
function keepForThisRun(outputFiles) {
  const place = mkdtempSync(join(tmpdir(), 'ragtag-'));
  process.on('exit', () => rmSync(place, { recursive: true, force: true }));
  return keep(place, outputFiles);
}

function publish(draft, folder) {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
}

function removeStaleBundles(place) {
  const oldest = Date.now() - keepForMs;
  for (const name of readdirSync(place)) {
    const path = join(place, name);
    const isStale = statSync(path, { throwIfNoEntry: false })?.mtimeMs < oldest;
    if (isStale) rmSync(path, { recursive: true, force: true });
  }
}
