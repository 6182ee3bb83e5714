import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';
import { threads } from './bundle.mjs';

const app = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(dirname(app));
const require = createRequire(join(app, 'package.json'));

/** Has parts made for the machine, which no bundle can hold. */
const native = 'libsql';
/** What a library could use instead, and need not. */
const unused = ['pg-native', 'pg-cloudflare'];

const start = `#!/usr/bin/env node
/** Starts the server: \`node start.mjs\`. Settings are environment variables. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from './main.mjs';

const here = dirname(fileURLToPath(import.meta.url));
process.env.WEB_DIR ??= join(here, 'web');
await main(process.cwd());
`;

const keep = `#!/usr/bin/env node
/** For whoever keeps the server: \`node ragtag-admin.mjs list\`. Settings are those of the server. */
import { main } from './admin.mjs';

await main(process.cwd(), process.argv.slice(2));
`;

/** Libraries written for \`require\`, inside a bundle that has none. */
const banner = `import { createRequire as createRequireHere } from 'node:module';
import { dirname as dirnameHere } from 'node:path';
import { fileURLToPath as fileURLToPathHere } from 'node:url';
const require = createRequireHere(import.meta.url);
const __filename = fileURLToPathHere(import.meta.url);
const __dirname = dirnameHere(__filename);`;

/**
 * Packs the server and all it needs into a folder that starts with `node` alone; with the built client, where there is
 * one.
 */
export async function packServer(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: ['src/main.ts', 'src/admin.ts', ...threads].map((each) => join(app, each)),
    outdir: folder,
    entryNames: '[name]',
    chunkNames: 'chunks/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    minifySyntax: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    banner: { js: banner },
    external: [native, `${native}/*`, ...unused],
  });
  await stop();
  copyPackage(native, require, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'start.mjs'), start);
  writeFileSync(join(folder, 'ragtag-admin.mjs'), keep);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: 'ragtag', type: 'module' }, null, 2)}\n`,
  );
  const client = join(root, 'apps', 'web', 'dist');
  if (existsSync(client)) cpSync(client, join(folder, 'web'), { recursive: true });
}

/** A package with what it needs, as far as it is installed: of parts for machines, those for this one. */
function copyPackage(name, resolve, into) {
  const manifest = manifestOf(name, resolve);
  if (!manifest) return;
  const from = dirname(manifest);
  cpSync(realpathSync(from), join(into, name), { recursive: true });
  const { dependencies, optionalDependencies } = require(manifest);
  const within = createRequire(manifest);
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
    copyPackage(each, within, into);
}

function manifestOf(name, resolve) {
  return (resolve.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name, 'package.json'))
    .find((path) => existsSync(path));
}
