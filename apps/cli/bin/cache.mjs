import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = dirname(fileURLToPath(import.meta.url));

export const app = dirname(bin);
export const root = dirname(dirname(app));
export const cache = join(root, 'node_modules', '.cache', 'ragtag');
/** What npm writes down of what it has installed. */
export const installed = join(root, 'node_modules', '.package-lock.json');

/** What decides about a bundle besides its sources: how it is made, and where the packages of others are. */
const makers = [
  join(bin, 'bundle.mjs'),
  join(bin, 'cache.mjs'),
  join(root, 'package-lock.json'),
  installed,
  join(root, 'tsconfig.base.json'),
];

/** How a workspace is entered and compiled, for each that the sources are from. */
function settingsOf(sources) {
  const workspaces = new Set(
    sources.map((source) => join(root, ...relative(root, source).split(sep).slice(0, 2))),
  );
  return [...workspaces].flatMap((folder) => [join(folder, 'package.json'), join(folder, 'tsconfig.json')]);
}

const recordOf = (entry) => join(cache, `${entry.replaceAll('/', '-')}.json`);

/** A file's time and size; a folder's time, which tells that a file has come or gone. */
function stamp(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 'none';
  return found.isDirectory() ? `${found.mtimeMs}` : `${found.mtimeMs} ${found.size}`;
}

/** The folder of the last bundle of an entry, if nothing that it was made of has changed since. */
export function findBundle(entry) {
  try {
    const { root: where, folder, stamps } = JSON.parse(readFileSync(recordOf(entry), 'utf8'));
    // A copy of the repository with its packages must run its own sources.
    if (where !== root || !existsSync(folder)) return undefined;
    for (const [path, was] of Object.entries(stamps)) if (stamp(path) !== was) return undefined;
    keepFromSweep(folder);
    return folder;
  } catch {
    return undefined;
  }
}

/**
 * Notes what a bundle was made of. Sources that changed while it was made may be in it in either form, so that
 * nothing is noted then, and the next start makes another.
 */
export function recordBundle(entry, folder, sources, begun) {
  const paths = new Set([
    ...makers,
    ...settingsOf(sources),
    ...sources,
    ...sources.map((source) => dirname(source)),
  ]);
  const stamps = Object.fromEntries([...paths].map((path) => [path, stamp(path)]));
  if (Object.values(stamps).some((each) => Number.parseFloat(each) >= begun)) return;
  const draft = `${recordOf(entry)}.${randomUUID()}`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(draft, JSON.stringify({ root, folder, stamps }));
  renameSync(draft, recordOf(entry));
}

/** Bundles that nobody uses are swept away by their age. */
function keepFromSweep(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // Somebody else's folder: it is as good to read.
  }
}
