#!/usr/bin/env node
/** Runs the server from its TypeScript source, bundled at the start. */
import { bundle, root } from './bundle.mjs';

process.setSourceMapsEnabled(true);
const { main } = await import(await bundle());
await main(root);
