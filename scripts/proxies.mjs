import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Programs that the server is tested behind, each with what makes it tell its version. */
const proxies = [
  { name: 'nginx', tell: '-v' },
  { name: 'caddy', tell: 'version' },
];

const kept = join(root, 'node_modules', '.cache', 'ragtag', 'proxies');
const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];
const unpacked = ['usr/sbin', 'usr/bin'].map((folder) => join(kept, folder));

const quietly = (command, args, cwd = root) => execFileSync(command, args, { cwd, stdio: 'ignore' });

const isThere = ({ name }) => [...folders, ...unpacked].some((folder) => existsSync(join(folder, name)));

/**
 * Fetches the proxies that this machine lacks from Debian's packages and unpacks them beside ours, where the tests look
 * for them: nothing is installed, and nothing is started. Where they cannot be had, says so and is content.
 */
export function ensureProxies() {
  const missing = proxies.filter((proxy) => !isThere(proxy));
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  console.log(`Fetching ${names.join(' and ')} with apt-get (first time)`);
  mkdirSync(kept, { recursive: true });
  const draft = mkdtempSync(join(kept, 'draft-'));
  try {
    download(names, draft);
    for (const file of readdirSync(draft)) quietly('dpkg', ['-x', file, 'all'], draft);
    for (const { name, tell } of missing) keep(join(draft, 'all'), name, tell);
  } catch (error) {
    console.log(`Not to be had; the server is not tried behind ${names.join(' and ')} (${error.message})`);
  }
  rmSync(draft, { recursive: true, force: true });
}

function download(names, folder) {
  try {
    quietly('apt-get', ['download', ...names], folder);
  } catch {
    // Package lists may be missing, or out of date.
    quietly('apt-get', ['update', '-qq']);
    quietly('apt-get', ['download', ...names], folder);
  }
}

/** Keeps a program that runs with the libraries of this machine. */
function keep(all, name, tell) {
  const folder = ['usr/sbin', 'usr/bin'].find((each) => existsSync(join(all, each, name)));
  quietly(join(all, folder, name), [tell]);
  mkdirSync(join(kept, folder), { recursive: true });
  renameSync(join(all, folder, name), join(kept, folder, name));
}
