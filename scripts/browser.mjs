import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const installedBySystem = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium for browser tests, installed first if the machine has none. */
export async function ensureBrowser() {
  const found = [process.env.CHROME_PATH, ...installedBySystem].find((path) => path && existsSync(path));
  if (found) return found;
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
    ? installFromSystemPackages()
    : installFromPlaywright();
}

function installFromSystemPackages() {
  console.log('Installing Chromium with apt-get (first time)');
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  if (run('apt-get', ['update', '-qq'], quietly) !== 0) console.log('Package lists may be out of date');
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly);
  return demand(installedBySystem[0]);
}

async function installFromPlaywright() {
  console.log('Installing Chromium with Playwright (first time)');
  const { chromium } = await import('playwright-core');
  if (!existsSync(chromium.executablePath())) run('npx', ['playwright-core', 'install', 'chromium']);
  return demand(chromium.executablePath());
}

function demand(path) {
  if (existsSync(path)) return path;
  throw new Error(`No browser at ${path}. Install Chromium and set CHROME_PATH to its executable.`);
}
