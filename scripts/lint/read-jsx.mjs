import { createRequire } from 'node:module';

/** Lets dependency-cruiser read components: its parser can, but it does not ask it to. Loaded before it. */
const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;

swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
