#!/usr/bin/env node
/** Runs the command line from its TypeScript source, bundled anew at every start, so that it is always current. */
import { bundle } from './bundle.mjs';

process.setSourceMapsEnabled(true);
const { main } = await import(await bundle('main.ts'));
await main(process.argv);
