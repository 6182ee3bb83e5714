import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const app = dirname(dirname(fileURLToPath(import.meta.url)));
export const root = dirname(dirname(app));

const { dependencies } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
const external = Object.keys(dependencies).filter((name) => !name.startsWith('@ragtag/'));

/** Bundles our own packages into one file and returns the URL to import it from. */
export async function bundle() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(app, 'src', 'main.ts')],
    outfile: join(app, 'dist', 'main.mjs'),
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
  const [{ path, contents }] = outputFiles;
  mkdirSync(dirname(path), { recursive: true });
  // Several servers may start at once: the file appears whole.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
  return pathToFileURL(path).href;
}
