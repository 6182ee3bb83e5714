import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Whether a version such as `18.20.4` is older than what `engines` asks for, such as `>=20.19`. */
export function isOlder(version, engines) {
  const [major, minor] = version.split('.').map(Number);
  const [, leastMajor, leastMinor = 0] = /(\d+)(?:\.(\d+))?/.exec(engines).map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

function stopIfNodeIsOlder() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!isOlder(process.versions.node, engines.node)) return;
  console.error(
    `Ragtag needs Node.js ${engines.node}; this is ${process.versions.node}. See https://nodejs.org.`,
  );
  process.exit(1);
}

/** Installs the npm packages of the lockfile unless they are there already. */
export function ensureInstalled() {
  stopIfNodeIsOlder();
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
