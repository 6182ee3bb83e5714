#!/usr/bin/env node
/** Runs a script of `load/` from its TypeScript source: `node bin/run.mjs crashes 30`. */
import { bundle } from './bundle.mjs';

const [name, ...args] = process.argv.slice(2);
process.setSourceMapsEnabled(true);
const { main } = await import(await bundle(`load/${name}.ts`));
await main(args);
