#!/usr/bin/env node
/** Runs the command line from its TypeScript source, bundled anew whenever that has changed. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBundle } from './cache.mjs';

process.setSourceMapsEnabled(true);

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
  // What is wrong with a source has been told by the bundler.
  if (error.errors === undefined) throw error;
  process.exitCode = 1;
}
