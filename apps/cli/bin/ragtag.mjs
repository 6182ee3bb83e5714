#!/usr/bin/env node
/** Runs the command line from its TypeScript source, bundled anew whenever that has changed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBundle, installed } from './cache.mjs';

process.setSourceMapsEnabled(true);

// `npm run ragtag` starts at the root of the repository; files are meant from where the person stands.
const { npm_lifecycle_event: script, INIT_CWD: here } = process.env;
if (script === 'ragtag' && here) process.chdir(here);

async function bundled(entry) {
  const found = findBundle(entry);
  if (found) return found;
  const { makeBundle } = await import('./bundle.mjs');
  return makeBundle(entry);
}

try {
  const folder = await bundled('main');
  const { main } = await import(pathToFileURL(join(folder, 'main.mjs')).href);
  await main(process.argv);
} catch (error) {
  if (error.code === 'ERR_MODULE_NOT_FOUND' && !existsSync(installed)) {
    console.error('ragtag: The packages that it is made with are missing. Install them with "npm ci".');
    // What is wrong with a source has been told by the bundler.
  } else if (error.errors === undefined) throw error;
  process.exitCode = 1;
}
