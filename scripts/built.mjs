import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** What the client was last built from, so that it is built again only when something has changed. */
const kept = join(root, 'node_modules', '.cache', 'ragtag', 'built-from.json');
const sources = ['apps/web', 'packages', 'package-lock.json'];
const leftOut = /^(node_modules|dist|test|e2e|measure|coverage)$/;

function* filesIn(path) {
  const at = join(root, path);
  if (!existsSync(at)) return;
  const stat = statSync(at);
  if (!stat.isDirectory()) {
    yield `${path} ${stat.size} ${stat.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(at).sort()) if (!leftOut.test(name)) yield* filesIn(join(path, name));
}

const now = () => sources.flatMap((path) => [...filesIn(path)]).join('\n');

/** Whether the client that is there was built from what is there now. */
export function isBuilt() {
  if (!existsSync(join(root, 'apps', 'web', 'dist', 'index.html')) || !existsSync(kept)) return false;
  return JSON.parse(readFileSync(kept, 'utf8')) === now();
}

export function noteBuilt() {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(now()));
}
