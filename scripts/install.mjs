import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Installs the npm packages of the lockfile unless they are there already. */
export function ensureInstalled() {
  const installed = readPackages(join('node_modules', '.package-lock.json'));
  if (!installed) {
    console.log('Installing npm packages (first time)');
    return stopUnlessInstalled(run('npm', ['ci']));
  }
  const wanted = readPackages('package-lock.json');
  const stale = Object.keys(wanted).find(
    (path) =>
      path.startsWith('node_modules/') &&
      !wanted[path].optional &&
      wanted[path].version !== installed[path]?.version,
  );
  if (!stale) return;
  console.log(`Updating npm packages (${stale.replace('node_modules/', '')} is missing or out of date)`);
  stopUnlessInstalled(run('npm', ['install']));
}

function readPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

function stopUnlessInstalled(exitCode) {
  if (exitCode === 0) return;
  console.error('npm could not install the packages; see its message above.');
  process.exit(exitCode);
}
