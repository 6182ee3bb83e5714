#!/usr/bin/env node
/** Runs a command for whoever keeps the server, from its TypeScript source. */
import { bundle, root } from './bundle.mjs';

process.setSourceMapsEnabled(true);
const { main } = await import(await bundle('src/admin.ts'));
await main(root, process.argv.slice(2));
